import { type Browser, request } from '@playwright/test';
import { saveDraft } from '../e2e/support/ads.ts';
import { createAccount, logInWith, silenceEvents } from '../e2e/support/users.ts';
import { openTab, readPageMetrics, SLOW_CPU } from './browser.ts';
import { atMost, type BenchRow } from './row.ts';

const ROUNDS = 3;
const SETTLED_MS = 1_500;

/** Steps forward and back in the ad form on an idle phone: the longest task of any change. */
export async function benchWizard(browser: Browser, product: string): Promise<BenchRow[]> {
  const api = await request.newContext({ baseURL: product });
  const { token } = await createAccount(api);
  const draft = await saveDraft(api, token, { address: 'شقة بحديقة خاصة في التجمع الخامس' });
  await api.dispose();
  const { page, close } = await openTab(browser, SLOW_CPU);
  await page.goto(`${product}/about_us`);
  await silenceEvents(page);
  await logInWith(page, token);
  await page.goto(`${product}/addProperty?draft=${draft}`, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLED_MS);
  const count = await page.getByRole('tab').count();
  const order = [...Array(count).keys()];
  const longestByStep = new Map<string, number>();
  for (let round = 0; round <= ROUNDS; round++) {
    for (const step of [...order, ...order.slice(1, -1).reverse()]) {
      const from = await page.evaluate((index) => {
        // In a task of its own, like a real tap.
        setTimeout(() => document.querySelectorAll<HTMLElement>('[role=tab]')[index]?.click(), 100);
        return performance.now();
      }, step);
      await page.waitForTimeout(SETTLED_MS);
      const { tasks } = await readPageMetrics(page);
      const longest = Math.max(0, ...tasks.filter(([start]) => start >= from).map(([, length]) => length));
      // The first round loads the code of each step and warms it up.
      if (round > 0) longestByStep.set(`${step}`, Math.max(longestByStep.get(`${step}`) ?? 0, longest));
    }
  }
  await close();
  console.log(
    `  longest task by step: ${[...longestByStep].map(([step, length]) => `${step}: ${Math.round(length)} ms`).join(', ')}`,
  );
  return [atMost('ad form, phone: longest task of a step change', Math.max(...longestByStep.values()), 50, 'ms')];
}
