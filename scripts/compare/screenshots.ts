import type { Browser, Page } from '@playwright/test';
import { disableHighlighter, fixClock, fixRandom, NO_MOTION_CSS } from '../../.storybook/testing/stillness.ts';
import { type Mode, switchStoryMode, waitForPreview } from '../../.storybook/testing/story.ts';

export interface Screenshot {
  story: string;
  picture: Buffer;
  /** True if the story failed before the screenshot. */
  failed: boolean;
}

const FIRST_MODE: Mode = { locale: 'ar', scheme: 'light' };
const MODES: readonly Mode[] = [FIRST_MODE, { locale: 'en', scheme: 'dark' }];
const VIEWPORT_SIZES = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;
/** Window height in CSS pixels for pages taller than their window. */
const TALL_HEIGHT = 1600;
/** Maximum wait for a story, and for a picture within it, in milliseconds. */
const TIMEOUT_MS = 20_000;
const PICTURE_TIMEOUT_MS = 2_000;
/** Stories leave data in a page's memory, which slows later ones: reopen it after this many. */
const STORIES_PER_PAGE = 100;

interface Preview {
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit(event: string, payload: object): void;
    once(event: string, listener: (payload: { status: string }) => void): void;
  };
}

async function openPreview(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await fixClock(page);
  await fixRandom(page);
  await disableHighlighter(page);
  await page.goto(new URL('iframe.html', url).toString(), { waitUntil: 'load' });
  await waitForPreview(page);
  await page.addStyleTag({ content: NO_MOTION_CSS });
  return page;
}

/** Storybook reloads the page if a story is remounted before it has ended, so this requests it once and waits. */
const runStory = (page: Page, event: 'setCurrentStory' | 'forceRemount', story: string): Promise<boolean> =>
  page.evaluate(
    ({ event, storyId, patience }) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as typeof globalThis & Preview;
      return new Promise<boolean>((resolve) => {
        channel.once('storyFinished', ({ status }) => resolve(status !== 'success'));
        setTimeout(() => resolve(true), patience);
        channel.emit(event, { storyId, viewMode: 'story' });
      });
    },
    { event, storyId: story, patience: TIMEOUT_MS },
  );

const settle = (page: Page): Promise<void> =>
  page.evaluate(async (timeoutMs) => {
    const waitForFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await document.fonts.ready;
    await waitForFrames();
    const imageLoads = [...document.images].map((image) => {
      image.loading = 'eager';
      return Promise.race([image.decode().catch(() => undefined), new Promise((done) => setTimeout(done, timeoutMs))]);
    });
    await Promise.all(imageLoads);
    await waitForFrames();
  }, PICTURE_TIMEOUT_MS);

async function takeScreenshot(page: Page): Promise<Buffer> {
  const { width, goesOn } = await page.evaluate(() => ({
    width: innerWidth,
    goesOn: document.documentElement.scrollHeight > innerHeight,
  }));
  if (goesOn) await page.setViewportSize({ width, height: TALL_HEIGHT });
  await settle(page);
  return page.screenshot({ animations: 'disabled' });
}

/** Screenshots of stories in both modes and both windows, by `story.mode.window`. */
export async function takeScreenshots(
  browser: Browser,
  url: string,
  stories: readonly string[],
): Promise<Map<string, Screenshot>> {
  const screenshots = new Map<string, Screenshot>();
  let page = await openPreview(browser, url);
  for (const [index, story] of stories.entries()) {
    if (index % STORIES_PER_PAGE === STORIES_PER_PAGE - 1) {
      await page.close();
      page = await openPreview(browser, url);
    }
    for (const [at, [name, size]] of Object.entries(VIEWPORT_SIZES).entries()) {
      await page.setViewportSize(size);
      // Stories play in Arabic: they end in the mode that they started in.
      const failed = await runStory(page, at === 0 ? 'setCurrentStory' : 'forceRemount', story);
      for (const mode of MODES) {
        if (mode !== FIRST_MODE) await switchStoryMode(page, mode);
        screenshots.set(`${story}.${mode.locale}-${mode.scheme}.${name}`, {
          story,
          picture: await takeScreenshot(page),
          failed,
        });
        await page.setViewportSize(size);
      }
      await switchStoryMode(page, FIRST_MODE);
    }
  }
  await page.close();
  return screenshots;
}
