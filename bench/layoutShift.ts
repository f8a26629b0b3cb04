import { type Browser, request } from '@playwright/test';
import { ACCOUNT_PAGES, findAddress, PAGES } from '../e2e/support/pages.ts';
import { fetchDemoToken, logInWith } from '../e2e/support/users.ts';
import { DESKTOP, openTab, PHONE, readPageMetrics } from './browser.ts';
import { atMost, type BenchRow } from './row.ts';

const MAX_SHIFT = 0.02;
/** Lazy parts and previews have loaded by then. */
const SETTLED_MS = 1_500;

/** Layout shift of each page, for a visitor and for the users who see it, on both devices: the worst one counts. */
export async function benchLayoutShift(browser: Browser, product: string): Promise<BenchRow[]> {
  const api = await request.newContext({ baseURL: product });
  const pages = await Promise.all(Object.values(PAGES).map((address) => findAddress(address, api)));
  const visits = [
    { email: '', addresses: pages },
    { email: 'buyer@example.com', addresses: pages },
    ...Object.entries(ACCOUNT_PAGES).map(([email, addresses]) => ({ email, addresses })),
  ];
  const rows: BenchRow[] = [];
  for (const [device, profile] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
    for (const { email, addresses } of visits) {
      const name = email || 'a visitor';
      const tab = await openTab(browser, profile);
      if (email) {
        await tab.page.goto(`${product}/about_us`);
        await logInWith(tab.page, await fetchDemoToken(api, email));
      }
      const shifts: { address: string; shift: number }[] = [];
      for (const address of addresses) {
        await tab.page.goto(product + address, { waitUntil: 'networkidle' });
        await tab.page.waitForTimeout(SETTLED_MS);
        shifts.push({ address, shift: (await readPageMetrics(tab.page)).shift });
      }
      await tab.close();
      const worst = shifts.toSorted((a, b) => b.shift - a.shift);
      for (const { address, shift } of worst.filter((page) => page.shift > MAX_SHIFT))
        console.error(`${device}, ${name}: ${shift.toFixed(3)} ${address}`);
      const title = `layout shift, ${device}, ${name}: worst of ${shifts.length} pages, ${worst[0]?.address}`;
      rows.push(atMost(title, worst[0]?.shift ?? 0, MAX_SHIFT, ''));
    }
  }
  await api.dispose();
  return rows;
}
