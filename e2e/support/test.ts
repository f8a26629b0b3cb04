import { LANGUAGE_KEY } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { test as base, expect, type Locator, type Page } from '@playwright/test';

export { ar, en, expect };

interface TestFixtures {
  /** Allowed console messages of this test, e.g. for a missing page. */
  allowedConsoleErrors: RegExp | null;
  cleanConsole: undefined;
  /** Texts of this test's pages: Arabic on a phone, English on a desktop, so that one run covers both. */
  texts: typeof ar | typeof en;
}

/** Chromium's message for screenshots of WebGL on a machine without a graphics card. */
const MACHINE_MESSAGES = /GL Driver Message/;

/** Every test fails on console errors, React warnings, refused requests and violations of the security policy. */
export const test = base.extend<TestFixtures>({
  allowedConsoleErrors: [null, { option: true }],
  texts: async ({ isMobile, context, baseURL }, use) => {
    if (!isMobile) await context.addCookies([{ name: LANGUAGE_KEY, value: 'en', url: baseURL ?? '' }]);
    await use(isMobile ? ar : en);
  },
  cleanConsole: [
    async ({ page, allowedConsoleErrors }, use) => {
      const messages: string[] = [];
      page.on('console', (message) => {
        const text = message.text();
        const isProblem = ['error', 'warning'].includes(message.type()) && !MACHINE_MESSAGES.test(text);
        if (isProblem && !allowedConsoleErrors?.test(text)) messages.push(text);
      });
      page.on('pageerror', (error) => messages.push(String(error)));
      // A library that catches the refusal of the browser leaves no message.
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
          console.error(`Content security policy: ${effectiveDirective} refused ${blockedURI} of ${sourceFile}`),
        );
      });
      await use(undefined);
      expect(messages, 'the console stays clean').toEqual([]);
    },
    { auto: true },
  ],
});

/** Skips a test, or with `beforeEach` several, on the other device. */
export const skipUnlessOn = (device: 'phone' | 'desktop', reason: string) =>
  test.skip(test.info().project.name !== device, reason);

/** Gives the first user input and resolves when the app responds. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('scroll')));
  // Not on each frame, the default: drawing frames delays the app.
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0, undefined, { polling: 30 });
}

const MAX_SCREENS = 8;
/** Milliseconds without a frame, even on a busy machine, after which Chrome has stopped drawing the page. */
const MAX_FRAME_MS = 3000;
const MAX_REDRAWS = 5;

/** Resolves after two frames: parts near the viewport are then rendered. False if the browser draws none. */
const waitForFrames = (page: Page): Promise<boolean> =>
  page.evaluate(
    (milliseconds) =>
      new Promise<boolean>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)));
        setTimeout(() => resolve(false), milliseconds);
      }),
    MAX_FRAME_MS,
  );

/** Scrolls through a page, so that lazy parts render; stops within a long list. */
export async function scrollThrough(page: Page): Promise<void> {
  let redraws = 0;
  for (let screen = 0; screen < MAX_SCREENS; screen += 1) {
    await page.evaluate(() => scrollBy({ top: innerHeight, behavior: 'instant' }));
    while (!(await waitForFrames(page))) {
      if (redraws === MAX_REDRAWS) throw new Error('the browser draws no frames');
      // Rarely, Chrome stops drawing a visible page that keeps running. A screenshot forces a frame.
      redraws += 1;
      await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
    }
  }
}

/** Delays a file of the app until released, like a slow network. */
export async function delayFile(page: Page, file: RegExp): Promise<{ release(): void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(file, async (route) => {
    await promise;
    await route.continue();
  });
  return { release: resolve };
}

export const getCards = (page: Page) => page.locator('main article');

export const toEnglish = (path: string) => `${path}${path.includes('?') ? '&' : '?'}lng=en`;

/** Presses a visible element in place; the runner's own click may scroll the page first. */
export async function press(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('what is to be pressed is not on the screen');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Waits for a property page: its URL changes first, while the previous page is still shown. */
export async function expectPropertyOpen(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/property-/);
  await expect(page.locator('main .intro')).toBeVisible();
}
