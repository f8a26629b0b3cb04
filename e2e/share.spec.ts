import type { Page } from '@playwright/test';
import { ar, en, expect, expectPropertyOpen, getCards, test, toEnglish, waitForHydration } from './support/test.ts';

/** Simulates a device with a share sheet, a clipboard, or neither, and records shared data in the page. */
async function mockDevice(page: Page, supported: 'sheet' | 'clipboard' | 'nothing') {
  await page.addInitScript((ability) => {
    const given: unknown[] = [];
    const define = (name: string, value: unknown) =>
      Object.defineProperty(navigator, name, { value, configurable: true });
    Object.assign(window, { given });
    const recordShared = async (data: unknown) => void given.push(data);
    const rejectShare = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    define('canShare', undefined);
    define('share', ability === 'sheet' ? recordShared : rejectShare);
    define('clipboard', { writeText: ability === 'clipboard' ? recordShared : rejectShare });
  }, supported);
}
const readShared = (page: Page) => page.evaluate(() => Reflect.get(window, 'given') as unknown[]);

async function openListing(page: Page, list: string) {
  await page.goto(list);
  await waitForHydration(page);
  await getCards(page).first().getByRole('link').first().click();
  await expectPropertyOpen(page);
}

test('a property is shared by the system if possible', { tag: '@full' }, async ({ page }) => {
  await mockDevice(page, 'sheet');
  await openListing(page, '/listing');
  await page.getByRole('button', { name: ar.listings.detail.share }).click();
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  expect(await readShared(page)).toEqual([{ url: page.url(), title }]);
});

test('otherwise the link is copied, with a toast', async ({ page }) => {
  await mockDevice(page, 'clipboard');
  await openListing(page, toEnglish('/rent'));
  await page.getByRole('button', { name: en.listings.detail.share }).click();
  await expect(page.getByText(en.listings.detail.shared)).toBeVisible();
  const [copiedText] = await readShared(page);
  expect(page.url()).toContain(String(copiedText));
});

test('a link that cannot be copied shows an error', async ({ page }) => {
  await mockDevice(page, 'nothing');
  await openListing(page, '/listing');
  await page.getByRole('button', { name: ar.listings.detail.share }).click();
  await expect(page.getByText(ar.listings.detail.shareFailed)).toBeVisible();
});

test('a comparison is shared with its properties and its view', { tag: '@full' }, async ({ page, request }) => {
  const { allData } = await (await request.get('/api/forsell')).json();
  await mockDevice(page, 'clipboard');
  const address = `/compare?homes=${allData[0].id},${allData[1].id}&show=different`;
  await page.goto(address);
  await waitForHydration(page);
  await page.getByRole('button', { name: ar.listings.detail.share }).click();
  expect(String((await readShared(page))[0])).toMatch(/^http.+\/compare\?homes=.+&show=different$/);
});

test('a list is shared with its filters', { tag: '@full' }, async ({ page }) => {
  await mockDevice(page, 'clipboard');
  await page.goto('/listing?type=housing');
  await waitForHydration(page);
  await page.getByRole('button', { name: ar.listings.detail.share }).click();
  await expect(page.getByText(ar.listings.detail.shared)).toBeVisible();
  expect(String((await readShared(page))[0])).toMatch(/\/listing\?type=housing$/);
});
