import type { Browser } from '@playwright/test';
import { countScriptBytes, openTab, PHONE, readPageMetrics } from './browser.ts';
import { atMost, type BenchRow, computeMedian, reportRow } from './row.ts';

/** Odd, so that the median is a measured value. */
const RUNS = 9;
const KILOBYTE = 1000;
/** Time that a visitor looks before the first input; background work is done by then. */
export const VIEW_MS = 4000;

interface Load {
  lcp: number;
  shift: number;
  blocking: number;
  scriptKB: number;
  hydration: number;
}

/** Total blocking time: time over 50 ms of each long task after the first paint. */
const computeBlockingTime = (tasks: [number, number][], from: number, to = Number.POSITIVE_INFINITY) =>
  tasks.reduce(
    (sum, [start, length]) => (start + length > from && start < to ? sum + Math.max(0, length - 50) : sum),
    0,
  );

async function load(browser: Browser, url: string, isApp: boolean): Promise<Load> {
  const tab = await openTab(browser, PHONE);
  await tab.page.goto(url, { waitUntil: 'networkidle', timeout: 90_000 });
  if (isApp) await tab.page.waitForTimeout(VIEW_MS);
  const loaded = await readPageMetrics(tab.page);
  let hydration = 0;
  let bytes = 0;
  if (isApp) {
    await tab.page.touchscreen.tap(4, 300);
    await tab.page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0, null, {
      timeout: 60_000,
    });
    await tab.page.waitForLoadState('networkidle');
    const metricsAfter = await readPageMetrics(tab.page);
    hydration = computeBlockingTime(metricsAfter.tasks, loaded.tasks.at(-1)?.[0] ?? loaded.lcp);
    bytes = await countScriptBytes(tab.page);
  }
  const result = {
    lcp: loaded.lcp,
    shift: loaded.shift,
    blocking: computeBlockingTime(loaded.tasks, loaded.fcp),
    scriptKB: bytes / KILOBYTE,
    hydration,
  };
  await tab.close();
  return result;
}

/** First load of the list on a phone, alternating with the plain page, so that noise affects both. */
export async function benchPages(browser: Browser, product: string, plainUrl: string): Promise<BenchRow[]> {
  const appLoads: Load[] = [];
  const plainLoads: Load[] = [];
  await load(browser, `${product}/listing`, false);
  for (let run = 0; run < RUNS; run++) {
    plainLoads.push(await load(browser, plainUrl, false));
    appLoads.push(await load(browser, `${product}/listing`, true));
  }
  const computeMetricMedian = (loads: Load[], key: keyof Load) => computeMedian(loads.map((pageLoad) => pageLoad[key]));
  // Each load is compared with the plain one before it: a temporary slowdown affects both.
  const pairs = appLoads.map(({ lcp }, run) => lcp / (plainLoads[run]?.lcp ?? Number.NaN));
  return [
    reportRow('listing, phone: largest contentful paint', computeMetricMedian(appLoads, 'lcp'), 'ms'),
    reportRow('plain HTML page, phone: largest contentful paint', computeMetricMedian(plainLoads, 'lcp'), 'ms'),
    atMost('listing ÷ plain, middle of the pairs: largest contentful paint', computeMedian(pairs), 1.2, '×'),
    atMost('listing, phone: layout shift', computeMetricMedian(appLoads, 'shift'), 0.02, ''),
    atMost('listing, phone: total blocking time', computeMetricMedian(appLoads, 'blocking'), 150, 'ms'),
    atMost(
      'listing, phone: blocking time of hydration, at the first tap',
      computeMetricMedian(appLoads, 'hydration'),
      250,
      'ms',
    ),
    atMost('listing: JavaScript until interactive, compressed', computeMetricMedian(appLoads, 'scriptKB'), 185, 'KB'),
  ];
}
