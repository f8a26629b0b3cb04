import { DEMO_PASSWORD } from '@mashrabiya/api/testing';
import { type APIRequestContext, type Browser, request } from '@playwright/test';
import { findAddress, PAGES } from '../e2e/support/pages.ts';
import { logInWith } from '../e2e/support/users.ts';
import { DESKTOP, openTab, PHONE, readPageMetrics } from './browser.ts';
import { atMost, type BenchRow } from './row.ts';

const MAX_SHIFT = 0.02;
/** Lazy parts and previews have loaded by then. */
const SETTLED_MS = 1_500;

const MODERATION_VIEWS = ['ads', 'reports', 'reels', 'advisors', 'reviews', 'people', 'log'];
/** Pages of staff, by the demo account that sees them. */
const STAFF_PAGES = {
  'moderator@example.com': MODERATION_VIEWS.map((view) => `/moderation?view=${view}`),
  'finance@example.com': ['decide', 'orders', 'rules', 'books', 'events'].map((tab) => `/finance?tab=${tab}`),
};
const USER_PAGES = ['payments', 'alerts', 'security', 'settings'].map((tab) => `/profile?tab=${tab}`);

async function fetchToken(api: APIRequestContext, email: string): Promise<string> {
  const headers = { 'content-type': 'application/vnd.api+json' };
  const answer = await api.post('/api/login', { headers, data: JSON.stringify({ email, password: DEMO_PASSWORD }) });
  return (await answer.json()).token;
}

/** Layout shift of each page, for a visitor and for the users who see it, on both devices: the worst one counts. */
export async function benchLayoutShift(browser: Browser, product: string): Promise<BenchRow[]> {
  const api = await request.newContext({ baseURL: product });
  const pages = await Promise.all(Object.values(PAGES).map((address) => findAddress(address, api)));
  const sessions = {
    'a visitor': { email: '', addresses: pages },
    'a buyer': { email: 'buyer@example.com', addresses: [...pages, ...USER_PAGES] },
    ...Object.fromEntries(Object.entries(STAFF_PAGES).map(([email, addresses]) => [email, { email, addresses }])),
  };
  const rows: BenchRow[] = [];
  for (const [device, profile] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
    for (const [name, { email, addresses }] of Object.entries(sessions)) {
      const tab = await openTab(browser, profile);
      if (email) {
        await tab.page.goto(`${product}/about_us`);
        await logInWith(tab.page, await fetchToken(api, email));
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
