import type { Browser, Page } from '@playwright/test';
import { DESKTOP, openTab } from './browser.ts';
import { atMost, type BenchRow, computeMedian } from './row.ts';

const RUNS = 7;

/** Milliseconds from an action until a selector is laid out and painted, measured inside the page. */
const measureUntilPainted = (page: Page, action: 'click' | 'back', target: string, until: string): Promise<number> =>
  page.evaluate(
    ([how, from, to]) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const waitForPaint = () => {
          const box = document.querySelector(to)?.getBoundingClientRect();
          if (box?.width) requestAnimationFrame(() => resolve(performance.now() - start));
          else requestAnimationFrame(waitForPaint);
        };
        if (how === 'back') history.back();
        else document.querySelector<HTMLElement>(from)?.click();
        requestAnimationFrame(waitForPaint);
      }),
    [action, target, until] as const,
  );

/** From a card to its property page and back, on a wide window, after hovering over the card. */
export async function benchNavigation(browser: Browser, product: string): Promise<BenchRow[]> {
  const openTimes: number[] = [];
  const backTimes: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const tab = await openTab(browser, DESKTOP);
    await tab.page.goto(`${product}/listing`, { waitUntil: 'networkidle' });
    const link = `main li:nth-child(${run + 2}) a[href^="/property-"]`;
    await tab.page.locator(link).first().hover();
    await tab.page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    await tab.page.mouse.move(2, 2);
    await tab.page.locator(link).first().hover();
    await tab.page.waitForLoadState('networkidle');
    openTimes.push(await measureUntilPainted(tab.page, 'click', link, 'main article h1'));
    await tab.page.waitForLoadState('networkidle');
    backTimes.push(await measureUntilPainted(tab.page, 'back', '', link));
    await tab.close();
  }
  return [
    atMost('desktop: card to its home, prefetched', computeMedian(openTimes), 100, 'ms'),
    atMost('desktop: Back to the list in its place', computeMedian(backTimes), 100, 'ms'),
  ];
}
