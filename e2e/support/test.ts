import { LANGUAGE_KEY } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { test as base, expect, type Locator, type Page } from '@playwright/test';

export { ar, en, expect };

interface Watched {
  /** What the console may say in this test, e.g. that a page is missing. */
  consoleMaySay: RegExp | null;
  consoleStaysClean: undefined;
  /** What the pages of this test say: in Arabic on a phone, in English on a desk, so that both are tried in one run. */
  texts: typeof ar | typeof en;
}

/** What Chromium says of a machine without a graphics card when a picture of a drawn map is taken, not of the page. */
const OF_THE_MACHINE = /GL Driver Message/;

/** Every test fails on what a person's console would show: errors, warnings of React, refused requests. */
export const test = base.extend<Watched>({
  consoleMaySay: [null, { option: true }],
  texts: async ({ isMobile, context, baseURL }, use) => {
    if (!isMobile) await context.addCookies([{ name: LANGUAGE_KEY, value: 'en', url: baseURL ?? '' }]);
    await use(isMobile ? ar : en);
  },
  consoleStaysClean: [
    async ({ page, consoleMaySay }, use) => {
      const said: string[] = [];
      page.on('console', (message) => {
        const text = message.text();
        const complaint = ['error', 'warning'].includes(message.type()) && !OF_THE_MACHINE.test(text);
        if (complaint && !consoleMaySay?.test(text)) said.push(text);
      });
      page.on('pageerror', (error) => said.push(String(error)));
      await use(undefined);
      expect(said, 'the console stays clean').toEqual([]);
    },
    { auto: true },
  ],
});

/** Skips a test on the other device, where there is nothing to test. For a test, or a `beforeEach` of several. */
export const onlyOn = (device: 'phone' | 'desk', why: string) => test.skip(test.info().project.name !== device, why);

/** Resolves when the app answers to a person; the first sign of one is given here. */
export async function comeAlive(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('scroll')));
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
}

const MOST_SCREENS = 8;

/** Looks at a page from its top to its end, so that what is drawn when it comes near is drawn; a long list not to its end. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async (most) => {
    // Pages were seen to draw no frame any more, seldom and another one each time: their state may tell why.
    const frame = () =>
      new Promise((resolve, reject) => {
        requestAnimationFrame(resolve);
        const { visibilityState, readyState, timeline } = document;
        const state = `${visibilityState}, ${readyState}, at ${timeline.currentTime} of ${performance.now()} ms`;
        setTimeout(() => reject(new Error(`no frame for 20 s: ${state}`)), 20_000);
      });
    for (let screen = 0; screen < most; screen += 1) {
      scrollBy({ top: innerHeight, behavior: 'instant' });
      await frame();
      await frame();
    }
  }, MOST_SCREENS);
}

/** Keeps a file of the app on its way until it is let through, as a slow network would. */
export async function holdBack(page: Page, file: RegExp): Promise<{ letThrough(): void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(file, async (route) => {
    await promise;
    await route.continue();
  });
  return { letThrough: resolve };
}

/** The cards of the list that is shown. */
export const cards = (page: Page) => page.locator('main article');

/** Opens an address in English. */
export const inEnglish = (path: string) => `${path}${path.includes('?') ? '&' : '?'}lng=en`;

/** Presses what is on the screen where it is; a click of the runner's own may scroll the page before. */
export async function press(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('what is to be pressed is not on the screen');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** A home's page is there: its address comes first, while the page before still stands. */
export async function homeOpened(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/property-/);
  await expect(page.locator('main .intro')).toBeVisible();
}
