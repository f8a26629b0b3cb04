import { type Browser, request } from '@playwright/test';
import { saveDraft } from '../e2e/support/ads.ts';
import { account, logInWith } from '../e2e/support/people.ts';
import { openTab, SLOW_CPU, seenBy } from './browser.ts';
import { atMost, type BenchRow } from './row.ts';

const ROUNDS = 3;
/** Longer than any step takes to be there. */
const SETTLED_MS = 1_500;

/** From step to step of the ad form and back, on a phone that has come to rest: the longest task that any change holds. */
export async function benchWizard(browser: Browser, product: string): Promise<BenchRow[]> {
  const asking = await request.newContext({ baseURL: product });
  const { token } = await account(asking);
  const draft = await saveDraft(asking, token, { address: 'شقة بحديقة خاصة في التجمع الخامس' });
  await asking.dispose();
  const { page, close } = await openTab(browser, SLOW_CPU);
  await page.goto(`${product}/about_us`);
  await logInWith(page, token);
  await page.goto(`${product}/addProperty?draft=${draft}`, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLED_MS);
  const count = await page.getByRole('tab').count();
  const order = [...Array(count).keys()];
  const worst = new Map<string, number>();
  for (let round = 0; round <= ROUNDS; round++) {
    for (const step of [...order, ...order.slice(1, -1).reverse()]) {
      const from = await page.evaluate((index) => {
        // In a task of its own, as a finger's tap is.
        setTimeout(() => document.querySelectorAll<HTMLElement>('[role=tab]')[index]?.click(), 100);
        return performance.now();
      }, step);
      await page.waitForTimeout(SETTLED_MS);
      const { tasks } = await seenBy(page);
      const longest = Math.max(0, ...tasks.filter(([start]) => start >= from).map(([, length]) => length));
      // The first round loads what each step needs, and warms it up.
      if (round > 0) worst.set(`${step}`, Math.max(worst.get(`${step}`) ?? 0, longest));
    }
  }
  await close();
  console.log(
    `  longest task by step: ${[...worst].map(([step, length]) => `${step}: ${Math.round(length)} ms`).join(', ')}`,
  );
  return [atMost('ad form, phone: longest task of a step change', Math.max(...worst.values()), 50, 'ms')];
}
