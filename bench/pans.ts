import type { Browser, Page } from '@playwright/test';
import { openTab, readPageMetrics, SLOW_CPU } from './browser.ts';
import { atMost, type BenchRow, reportRow } from './row.ts';
import { FRAMES } from './swipes.ts';

const STEPS = 24;
const STEP_MS = 16;
const DIRECTIONS = [
  [-120, 60],
  [100, 80],
  [-60, -140],
  [90, -20],
] as const;

const waitUntilSettled = (page: Page) => page.evaluate('new Promise((done) => setTimeout(done, 1200))');
const recordFrames = (page: Page, isOn: boolean) => page.evaluate(`Object.assign(window.__frames, { on: ${isOn} })`);

/** Pans the list's map by touch at a quarter of the CPU. Frame times include software rendering. */
export async function benchPans(browser: Browser, product: string): Promise<BenchRow[]> {
  const tab = await openTab(browser, SLOW_CPU);
  const { page, cdp } = tab;
  await page.goto(`${product}/listing?view=map`, { waitUntil: 'networkidle' });
  await page.touchscreen.tap(4, 300);
  await page.locator('.gl[data-ready=true] canvas').waitFor({ timeout: 60_000 });
  await waitUntilSettled(page);
  await page.evaluate(FRAMES);

  const startedAt = await page.evaluate(() => performance.now());
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  for (const [across, down] of DIRECTIONS) {
    await recordFrames(page, true);
    const from = { x: 206, y: 520 };
    await touch('touchStart', from);
    for (let step = 1; step <= STEPS; step++) {
      await touch('touchMove', { x: from.x + (across * step) / STEPS, y: from.y + (down * step) / STEPS });
      await page.waitForTimeout(STEP_MS);
    }
    await touch('touchEnd');
    await waitUntilSettled(page);
    await recordFrames(page, false);
  }
  const { tasks } = await readPageMetrics(page);
  const longest = Math.max(0, ...tasks.filter(([start]) => start >= startedAt).map(([, length]) => length));
  const frame = await page.evaluate<number>('window.__frames.longest');
  const markerCount = await page.locator('.map-beside button[data-x]').count();
  await tab.close();
  return [
    atMost(`longest task of ${DIRECTIONS.length} pans of the map, 4× CPU`, longest, 50, 'ms'),
    atMost('longest frame of them, drawn without a graphics card', frame, 50, 'ms'),
    reportRow('things on the map then', markerCount, ''),
  ];
}
