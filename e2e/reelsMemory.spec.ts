import type { CDPSession, Page } from '@playwright/test';
import { expect, test, waitForHydration } from './support/test.ts';

const SWIPES = 200;
/** Swipes in one direction before turning back: fewer than there are reels. Both measurements are at the first reel. */
const TURN = 20;
/** After this many swipes, all these reels have been shown once and are cached. */
const WARM_UP = 2 * TURN;
/** Memory that a browser itself keeps between two collections. */
const SLACK_BYTES = 3_000_000;
const SLACK_SHARE = 0.1;

/** Media elements in memory, including detached ones. */
async function mediaInMemory(cdp: CDPSession): Promise<number> {
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

async function memoryOf(cdp: CDPSession) {
  // The first collection makes more objects collectable.
  for (let turn = 0; turn < 2; turn++) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
  return { bytes: usedSize, nodes, listeners: jsEventListeners, media: await mediaInMemory(cdp) };
}

async function swipe(page: Page, turn: number): Promise<void> {
  const before = page.url();
  await page.keyboard.press(Math.floor(turn / TURN) % 2 === 0 ? 'ArrowDown' : 'ArrowUp');
  await expect(page).not.toHaveURL(before);
  expect(await page.locator('video').count()).toBeLessThanOrEqual(3);
}

// Only in the full run: it takes minutes.
test('two hundred swipes do not increase memory, and keep no earlier video', async ({ page }, testInfo) => {
  test.setTimeout(600_000);
  await page.goto('/reels');
  await waitForHydration(page);
  await expect(page).toHaveURL(/\/reels\/[\w-]{36}/);
  const cdp = await page.context().newCDPSession(page);
  for (let turn = 0; turn < WARM_UP; turn++) await swipe(page, turn);
  const before = await memoryOf(cdp);
  for (let turn = WARM_UP; turn < WARM_UP + SWIPES; turn++) await swipe(page, turn);
  const after = await memoryOf(cdp);
  const figures = JSON.stringify({ before, after });
  testInfo.annotations.push({ type: 'memory', description: figures });
  console.log(figures);
  expect(after.bytes, figures).toBeLessThan(before.bytes * (1 + SLACK_SHARE) + SLACK_BYTES);
  expect(after.nodes, figures).toBeLessThan(before.nodes * (1 + SLACK_SHARE) + 200);
  expect(after.listeners, figures).toBeLessThan(before.listeners * (1 + SLACK_SHARE) + 50);
  expect(after.media, figures).toBeLessThanOrEqual(4);
});
