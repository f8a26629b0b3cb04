import type { Browser } from '@playwright/test';
import { openTab, PHONE, scriptBytes, seenBy } from './browser.ts';
import { atMost, type BenchRow, median, shown } from './row.ts';

/** Odd, so that the median is a measured value. */
const RUNS = 9;
const KILO = 1000;
/** Time that a visitor looks before the first input; background work is done by then. */
export const LOOK_MS = 4000;

interface Load {
  lcp: number;
  shift: number;
  blocking: number;
  scriptKB: number;
  hydration: number;
}

/** Total blocking time: time over 50 ms of each long task after the first paint. */
const blockingTime = (tasks: [number, number][], from: number, to = Number.POSITIVE_INFINITY) =>
  tasks.reduce(
    (sum, [start, length]) => (start + length > from && start < to ? sum + Math.max(0, length - 50) : sum),
    0,
  );

async function load(browser: Browser, url: string, app: boolean): Promise<Load> {
  const tab = await openTab(browser, PHONE);
  await tab.page.goto(url, { waitUntil: 'networkidle', timeout: 90_000 });
  if (app) await tab.page.waitForTimeout(LOOK_MS);
  const loaded = await seenBy(tab.page);
  let hydration = 0;
  let bytes = 0;
  if (app) {
    await tab.page.touchscreen.tap(4, 300);
    await tab.page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0, null, {
      timeout: 60_000,
    });
    await tab.page.waitForLoadState('networkidle');
    const after = await seenBy(tab.page);
    hydration = blockingTime(after.tasks, loaded.tasks.at(-1)?.[0] ?? loaded.lcp);
    bytes = await scriptBytes(tab.page);
  }
  const result = {
    lcp: loaded.lcp,
    shift: loaded.shift,
    blocking: blockingTime(loaded.tasks, loaded.fcp),
    scriptKB: bytes / KILO,
    hydration,
  };
  await tab.close();
  return result;
}

/** First load of the list on a phone, alternating with the plain page, so that noise affects both. */
export async function benchPages(browser: Browser, product: string, plain: string): Promise<BenchRow[]> {
  const ours: Load[] = [];
  const limit: Load[] = [];
  await load(browser, `${product}/listing`, false);
  for (let run = 0; run < RUNS; run++) {
    limit.push(await load(browser, plain, false));
    ours.push(await load(browser, `${product}/listing`, true));
  }
  const of = (loads: Load[], key: keyof Load) => median(loads.map((one) => one[key]));
  // Each load is compared with the plain one before it: a temporary slowdown affects both.
  const pairs = ours.map(({ lcp }, run) => lcp / (limit[run]?.lcp ?? Number.NaN));
  return [
    shown('listing, phone: largest contentful paint', of(ours, 'lcp'), 'ms'),
    shown('plain HTML page, phone: largest contentful paint', of(limit, 'lcp'), 'ms'),
    atMost('listing ÷ plain, middle of the pairs: largest contentful paint', median(pairs), 1.2, '×'),
    atMost('listing, phone: layout shift', of(ours, 'shift'), 0.02, ''),
    atMost('listing, phone: total blocking time', of(ours, 'blocking'), 150, 'ms'),
    atMost('listing, phone: blocking time of hydration, at the first tap', of(ours, 'hydration'), 250, 'ms'),
    atMost('listing: JavaScript until interactive, compressed', of(ours, 'scriptKB'), 185, 'KB'),
  ];
}
