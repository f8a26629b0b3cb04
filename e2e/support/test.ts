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
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
}

const MAX_SCREENS = 8;

/** Scrolls through a page, so that lazy parts render; stops within a long list. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async (maxScreens) => {
    // Rarely, a page stops rendering frames, a different one each time: its state may explain why.
    const frame = () =>
      new Promise((resolve, reject) => {
        requestAnimationFrame(resolve);
        const { visibilityState, readyState, timeline } = document;
        const state = `${visibilityState}, ${readyState}, at ${timeline.currentTime} of ${performance.now()} ms`;
        setTimeout(() => reject(new Error(`no frame for 20 s: ${state}`)), 20_000);
      });
    for (let screen = 0; screen < maxScreens; screen += 1) {
      scrollBy({ top: innerHeight, behavior: 'instant' });
      await frame();
      await frame();
    }
  }, MAX_SCREENS);
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
