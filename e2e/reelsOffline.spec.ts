import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from './support/test.ts';

/** Swipes without a network: more than the prefetched reels. */
const SWIPES = 3;

test.use({ allowedConsoleErrors: /Failed to load resource/ });

const readPosition = (page: Page) =>
  page.evaluate(() => {
    const slots = [...document.querySelectorAll('article[aria-posinset]')];
    const inView = slots.find((slot) => {
      const { top, bottom } = slot.getBoundingClientRect();
      return top < innerHeight / 2 && bottom > innerHeight / 2;
    });
    const video = inView?.querySelector('video');
    return {
      at: Number(inView?.getAttribute('aria-posinset')),
      plays: video ? !video.paused && video.currentTime > 0 && !video.error : false,
      films: document.querySelectorAll('video').length,
      playing: [...document.querySelectorAll('video')].filter(({ paused }) => !paused).length,
    };
  });

async function swipe(page: Page): Promise<number> {
  const { at } = await readPosition(page);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => readPosition(page)).toMatchObject({ at: at + 1 });
  return at + 1;
}

// Only in the full run: the gate already tests pages without a network.
test('a lost connection stops an incomplete reel, which plays once the network is back', { tag: '@full' }, async ({
  page,
  context,
  texts,
}) => {
  await page.goto('/reels');
  await waitForHydration(page);
  await expect(page).toHaveURL(/\/reels\/[\w-]{36}/);
  await swipe(page);
  await expect.poll(() => readPosition(page)).toMatchObject({ plays: true, playing: 1 });
  await context.setOffline(true);
  let at = 0;
  for (let index = 0; index < SWIPES; index += 1) {
    at = await swipe(page);
    expect((await readPosition(page)).films).toBeLessThanOrEqual(3);
  }
  const notice = page.locator(`article[aria-posinset="${at}"]`).getByRole('alert');
  await expect(notice).toContainText(texts.reels.stage.failedTitle);
  await expect.poll(() => readPosition(page)).toMatchObject({ playing: 0 });
  await context.setOffline(false);
  await notice.getByRole('button', { name: texts.common.retry }).click();
  await expect.poll(() => readPosition(page)).toMatchObject({ at, plays: true, playing: 1 });
  // The next one failed too, while it was out of view.
  await swipe(page);
  await expect.poll(() => readPosition(page)).toMatchObject({ plays: true, playing: 1 });
});
