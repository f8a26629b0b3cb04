import type { CDPSession, Page } from '@playwright/test';
import { expect, test, waitForHydration } from './support/test.ts';

const SWIPES = 200;
/** Swipes in one direction before turning back: fewer than there are reels. Both measurements are at the first reel. */
const SWIPES_PER_DIRECTION = 20;
/** After this many swipes, all these reels have been shown once and are cached. */
const WARM_UP = 2 * SWIPES_PER_DIRECTION;
/** Memory that a browser itself keeps between two collections. */
const SLACK_BYTES = 3_000_000;
const SLACK_SHARE = 0.1;

/** Media elements in memory, including detached ones. */
async function countMediaInMemory(cdp: CDPSession): Promise<number> {
  const { result: prototype } = await cdp.send('Runtime.evaluate', { expression: 'HTMLMediaElement.prototype' });
  const { objects } = await cdp.send('Runtime.queryObjects', { prototypeObjectId: prototype.objectId ?? '' });
  const { result } = await cdp.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration:
      'function () { return this.filter((one) => one instanceof HTMLVideoElement && one.src).length; }',
    returnByValue: true,
  });
  await cdp.send('Runtime.releaseObject', { objectId: objects.objectId ?? '' });
  return result.value;
}

async function measureMemory(cdp: CDPSession) {
  // The first collection makes more objects collectable.
  for (let index = 0; index < 2; index++) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
  return { bytes: usedSize, nodes, listeners: jsEventListeners, media: await countMediaInMemory(cdp) };
}

async function swipe(page: Page, index: number): Promise<void> {
  const urlBefore = page.url();
  await page.keyboard.press(Math.floor(index / SWIPES_PER_DIRECTION) % 2 === 0 ? 'ArrowDown' : 'ArrowUp');
  await expect(page).not.toHaveURL(urlBefore);
  expect(await page.locator('video').count()).toBeLessThanOrEqual(3);
}

// Only in the full run: it takes minutes.
test(
  'two hundred swipes do not increase memory, and keep no earlier video',
  { tag: '@full' },
  async ({ page }, testInfo) => {
    test.setTimeout(600_000);
    await page.goto('/reels');
    await waitForHydration(page);
    await expect(page).toHaveURL(/\/reels\/[\w-]{36}/);
    const cdp = await page.context().newCDPSession(page);
    for (let index = 0; index < WARM_UP; index++) await swipe(page, index);
    const memoryBefore = await measureMemory(cdp);
    for (let index = WARM_UP; index < WARM_UP + SWIPES; index++) await swipe(page, index);
    const memoryAfter = await measureMemory(cdp);
    const figures = JSON.stringify({ before: memoryBefore, after: memoryAfter });
    testInfo.annotations.push({ type: 'memory', description: figures });
    console.log(figures);
    expect(memoryAfter.bytes, figures).toBeLessThan(memoryBefore.bytes * (1 + SLACK_SHARE) + SLACK_BYTES);
    expect(memoryAfter.nodes, figures).toBeLessThan(memoryBefore.nodes * (1 + SLACK_SHARE) + 200);
    expect(memoryAfter.listeners, figures).toBeLessThan(memoryBefore.listeners * (1 + SLACK_SHARE) + 50);
    expect(memoryAfter.media, figures).toBeLessThanOrEqual(4);
  },
);
