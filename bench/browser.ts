import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';

/** CPU slowdown, network and viewport of a visitor; `null` leaves the network unthrottled. */
export interface Profile {
  cpuSlowdown: number;
  network: { kilobitsPerSecond: number; roundTripMs: number } | null;
  viewport: { width: number; height: number };
  isPhone: boolean;
}

export const PHONE: Profile = {
  cpuSlowdown: 4,
  network: { kilobitsPerSecond: 1638.4, roundTripMs: 150 },
  viewport: { width: 412, height: 823 },
  isPhone: true,
};
export const SLOW_CPU: Profile = { ...PHONE, network: null };
export const DESKTOP: Profile = {
  cpuSlowdown: 1,
  network: null,
  viewport: { width: 1440, height: 900 },
  isPhone: false,
};

export const DOWN_BY_UP = 2.4;

/** Runs in the page before its own scripts. */
const OBSERVERS = `(() => {
  const seen = (window.__seen = { lcp: 0, fcp: 0, shift: 0, tasks: [], events: [] });
  const observe = (type, each, more) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true, ...more });
  observe('largest-contentful-paint', (entry) => { seen.lcp = entry.renderTime || entry.startTime; });
  observe('paint', (entry) => { if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime; });
  observe('layout-shift', (entry) => { if (!entry.hadRecentInput) seen.shift += entry.value; });
  observe('longtask', (entry) => seen.tasks.push([entry.startTime, entry.duration]));
  observe('event', (entry) => seen.events.push([entry.startTime, entry.duration]), { durationThreshold: 16 });
})();`;

export interface PageMetrics {
  lcp: number;
  fcp: number;
  shift: number;
  /** Start and duration of each task over 50 ms. */
  tasks: [number, number][];
  /** Start of each event over 16 ms, and the time until the next paint. */
  events: [number, number][];
}

export const launch = (): Promise<Browser> =>
  chromium.launch({
    ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      // Otherwise V8 parses React's files again for the debugger: 80 ms at 4× CPU that no visitor pays.
      '--js-flags=--no-enable-lazy-source-positions',
    ],
  });

export interface Tab {
  page: Page;
  cdp: CDPSession;
  close: () => Promise<void>;
}

export async function openTab(browser: Browser, { cpuSlowdown, network, viewport, isPhone }: Profile): Promise<Tab> {
  const context = await browser.newContext({ viewport, isMobile: isPhone, hasTouch: isPhone, locale: 'ar-EG' });
  await context.addInitScript(OBSERVERS);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  if (cpuSlowdown > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  if (network) {
    const throughput = (network.kilobitsPerSecond * 1000) / 8;
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.roundTripMs,
      downloadThroughput: throughput,
      uploadThroughput: throughput / DOWN_BY_UP,
    });
  }
  return { page, cdp, close: () => context.close() };
}

/** Compressed bytes of JavaScript loaded before the page was interactive, without later prefetches. */
export const countScriptBytes = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [hydrated] = performance.getEntriesByName('hydrated');
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return files
      .filter(({ name, responseEnd }) => /\.m?js$/.test(name) && responseEnd <= (hydrated?.startTime ?? Number.NaN))
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  });

export const readPageMetrics = (page: Page): Promise<PageMetrics> => page.evaluate('window.__seen');
