import type { Browser, Page } from '@playwright/test';
import { openTab, PHONE, readPageMetrics, type Tab } from './browser.ts';
import { VIEW_MS } from './pages.ts';
import { atMost, type BenchRow, computeMedian, reportRow } from './row.ts';

/** Odd, so that the median is a measured value. */
const RUNS = 5;
const AFTER_MS = 2500;
const PATIENCE_MS = 20_000;

const PANEL_SELECTOR = '[role=dialog]';
/** Visitors are asked to log in (specification, section 4). */
const TOAST_SELECTOR = '.notistack-Snackbar';
const CARD_SELECTOR = '#results article a[href^="/property-"]';

const TAP_TARGETS = [
  {
    page: '/listing',
    target: 'header button[aria-haspopup=dialog], header button[aria-expanded]',
    answer: PANEL_SELECTOR,
  },
  { page: '/listing', target: 'main article .favorite', answer: TOAST_SELECTOR },
  { page: '/listing', target: 'main a[href*="slider=filters"]', answer: PANEL_SELECTOR },
  { page: 'home', target: 'main .gallery a[data-act]', answer: PANEL_SELECTOR },
];

interface Tap {
  /** From the tap to the next painted frame. */
  paint: number;
  /** From the tap until the response is laid out. */
  answeredMs: number;
  longest: number;
}

/** Milliseconds from the next pointer event until a selector is laid out and painted, measured inside the page. */
const measureUntilShown = (page: Page, selector: string): Promise<number> =>
  page.evaluate(
    ([awaitedSelector, patience]) =>
      new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error(`${awaitedSelector} did not appear`)), patience);
        const waitForPaint = (start: number) => {
          const box = document.querySelector(awaitedSelector)?.getBoundingClientRect();
          requestAnimationFrame(() => (box?.width ? resolve(performance.now() - start) : waitForPaint(start)));
        };
        addEventListener('pointerdown', ({ timeStamp }) => waitForPaint(timeStamp), { once: true, capture: true });
      }),
    [selector, PATIENCE_MS] as const,
  );

/** Taps the middle of the first visible match of a selector by touch. */
async function tap(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector).filter({ visible: true }).first();
  await target.scrollIntoViewIfNeeded({ timeout: PATIENCE_MS });
  const box = await target.boundingBox();
  if (!box) throw new Error(`No visible element matches ${selector}`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

const readPageTime = (page: Page): Promise<number> => page.evaluate(() => performance.now());

async function measureTap({ page }: Tab, target: string, answer: string): Promise<Tap> {
  const start = await readPageTime(page);
  const [answeredMs] = await Promise.all([measureUntilShown(page, answer), tap(page, target)]);
  await page.waitForTimeout(AFTER_MS);
  const { tasks, events } = await readPageMetrics(page);
  const findLongest = (list: readonly [number, number][]) =>
    Math.max(0, ...list.filter(([at]) => at >= start).map(([, length]) => length));
  return { paint: findLongest(events), answeredMs, longest: findLongest(tasks) };
}

/** First tap on a settled page, and from a card to its property page and back, on a phone. */
export async function benchTaps(browser: Browser, product: string): Promise<BenchRow[]> {
  const taps: Tap[] = [];
  const idleTasks: number[] = [];
  const openTimes: number[] = [];
  const backTimes: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    let listing = '';
    for (const { page: address, target, answer } of TAP_TARGETS) {
      const tab = await openTab(browser, PHONE);
      await tab.page.goto(product + (address === 'home' ? listing : address), { waitUntil: 'load', timeout: 90_000 });
      const loaded = await readPageTime(tab.page);
      await tab.page.waitForTimeout(VIEW_MS);
      listing ||= (await tab.page.locator(CARD_SELECTOR).first().getAttribute('href')) ?? '';
      const { tasks } = await readPageMetrics(tab.page);
      idleTasks.push(Math.max(0, ...tasks.filter(([at]) => at > loaded).map(([, length]) => length)));
      taps.push(await measureTap(tab, target, answer));
      await tab.close();
    }
    const tab = await openTab(browser, PHONE);
    await tab.page.goto(`${product}/listing`, { waitUntil: 'load', timeout: 90_000 });
    await tab.page.waitForTimeout(VIEW_MS);
    openTimes.push((await measureTap(tab, CARD_SELECTOR, 'main article h1')).answeredMs);
    const start = await readPageTime(tab.page);
    await tab.page.evaluate(
      ([list, patience]) =>
        new Promise<void>((resolve, reject) => {
          setTimeout(() => reject(new Error('The list did not reappear')), patience);
          const waitForPaint = () => {
            const box = document.querySelector(list)?.getBoundingClientRect();
            requestAnimationFrame(() => (box?.width ? resolve() : waitForPaint()));
          };
          history.back();
          waitForPaint();
        }),
      [CARD_SELECTOR, PATIENCE_MS] as const,
    );
    backTimes.push((await readPageTime(tab.page)) - start);
    await tab.close();
  }
  const listValues = (key: keyof Tap) => taps.map((tapTimes) => tapTimes[key]);
  return [
    atMost(
      'first tap, phone (menu, heart, filters, photograph): next paint',
      computeMedian(listValues('paint')),
      200,
      'ms',
    ),
    reportRow('the same: until what it opens is there', computeMedian(listValues('answeredMs')), 'ms'),
    atMost('the same: longest task after it', computeMedian(listValues('longest')), 100, 'ms'),
    atMost('before any tap: longest task after the page has loaded', computeMedian(idleTasks), 50, 'ms'),
    atMost('phone: card to its home', computeMedian(openTimes), 400, 'ms'),
    atMost('phone: Back to the list', computeMedian(backTimes), 200, 'ms'),
  ];
}
