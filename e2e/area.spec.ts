import { ar, en, expect, expectPropertyOpen, getCards, test, toEnglish, waitForHydration } from './support/test.ts';

test('from a listing to the prices of its area, and to the list of one type', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/listing?type=housing');
  await waitForHydration(page);
  await getCards(page).first().getByRole('link').first().click();
  await expectPropertyOpen(page);
  await page.locator('.intro .area a').click();
  await expect(page).toHaveURL(/\/area-\d+\?action=forsell&type=housing$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('أسعار العقارات في');
  await expect(page.getByRole('heading', { name: ar.market.area.prices })).toBeVisible();
  await page.getByRole('rowheader').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/(listing|rent)\?type=\w+&gover=\d+&city=\d+$/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: ar.market.area.prices })).toBeVisible();
});

test('is rendered by the server, in the requested language', { tag: '@full' }, async ({ page, request }) => {
  await page.goto('/listing');
  const listingHref = await getCards(page).first().getByRole('link').first().getAttribute('href');
  const html = await (await request.get(listingHref ?? '')).text();
  const area = /href="(\/area-\d+)[?"]/.exec(html)?.[1] ?? '';
  const answer = await request.get(toEnglish(area));
  expect(answer.status()).toBe(200);
  const text = await answer.text();
  expect(text).toContain('Property prices in');
  expect(text).toContain(en.market.area.prices);
  expect(text).toContain('rel="canonical"');
  expect(text).toContain('"@type":"CollectionPage"');
});

test('shows the prices of a year if there are enough listings', { tag: '@full' }, async ({ page }) => {
  await page.goto('/area-1');
  const months = page
    .locator('section', { has: page.getByRole('heading', { name: ar.market.area.trend }) })
    .locator('tbody tr');
  await expect(months).toHaveCount(12);
  expect(await months.filter({ hasNotText: ar.market.area.trendFew }).count()).toBeGreaterThanOrEqual(10);
});

test.describe('an unknown area', () => {
  test.use({ allowedConsoleErrors: /status of (404|422)/ });
  for (const path of ['/area-999999999', '/area-nowhere']) {
    test(`${path} answers 404 with a link home`, async ({ page, request }) => {
      expect((await request.get(path)).status()).toBe(404);
      await page.goto(path);
      await expect(page.getByRole('link', { name: ar.common.goHome })).toBeVisible();
    });
  }
});
