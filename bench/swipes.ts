import type { Browser, Page } from '@playwright/test';
import { openTab, SLOW_CPU } from './browser.ts';
import { atMost, type BenchRow } from './row.ts';

const CARDS = 5;
const STEPS = 12;
const STEP_MS = 16;
const SWIPE_DISTANCE_PX = 180;

/** Records the time between frames while enabled. */
export const FRAMES = `(() => {
  const frames = (window.__frames = { longest: 0, on: false });
  let last = 0;
  const next = (now) => {
    if (frames.on && last) frames.longest = Math.max(frames.longest, now - last);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
})();`;

const waitUntilSettled = (page: Page) => page.evaluate('new Promise((done) => setTimeout(done, 400))');

/** Swipes over card pictures: the longest frame, and if pictures load that are neither shown nor adjacent. */
export async function benchSwipes(browser: Browser, product: string): Promise<BenchRow[]> {
  const tab = await openTab(browser, SLOW_CPU);
  const { page, cdp } = tab;
  await page.goto(`${product}/listing`, { waitUntil: 'networkidle' });
  await page.touchscreen.tap(4, 300);
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  await page.waitForLoadState('networkidle');
  await page.evaluate(FRAMES);

  const requestedUrls = new Set<string>();
  page.on('request', (request) => requestedUrls.add(new URL(request.url()).pathname.replace(/-\d+\.(avif|webp)$/, '')));
  let longest = 0;
  let otherRequestCount = 0;
  for (let at = 0; at < CARDS; at++) {
    const card = page.locator('main li article').nth(at);
    await card.scrollIntoViewIfNeeded();
    await waitUntilSettled(page);
    const names = await card.evaluate((article) => article.querySelectorAll('.slide').length);
    requestedUrls.clear();
    const box = await card.boundingBox();
    if (!box) throw new Error('Card not visible');
    const y = box.y + box.width * 0.4;
    const from = box.x + box.width / 2 - SWIPE_DISTANCE_PX / 2;
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
    await page.evaluate('Object.assign(window.__frames, { on: true })');
    await touch('touchStart', from);
    for (let step = 1; step <= STEPS; step++) {
      await touch('touchMove', from + (SWIPE_DISTANCE_PX * step) / STEPS);
      await page.waitForTimeout(STEP_MS);
    }
    await touch('touchEnd');
    await waitUntilSettled(page);
    longest = Math.max(longest, await page.evaluate<number>('window.__frames.longest'));
    await page.evaluate('Object.assign(window.__frames, { on: false })');
    // The second picture is shown now: it and the third may load; earlier ones do not count.
    otherRequestCount += Math.max(
      0,
      [...requestedUrls].filter((path) => path.startsWith('/images/')).length - (3 - names),
    );
  }
  await tab.close();
  return [
    atMost(`longest frame of ${CARDS} swipes, 4× CPU`, longest, 50, 'ms'),
    atMost('pictures asked for that are not beside the shown one', otherRequestCount, 0, ''),
  ];
}
