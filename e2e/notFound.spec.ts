import { ar, expect, test } from './support/test.ts';

test.use({ allowedConsoleErrors: /status of (404|422)/ });

const missingPaths = [
  '/no/such/page',
  '/عقار',
  '/area-%00',
  '/property-0192f7b0-0000-7000-8000-000000000000',
  '/property-nonsense',
];

for (const path of missingPaths) {
  test(`${path} answers 404 with a link home`, { tag: '@phone' }, async ({ page, request }) => {
    expect((await request.get(path)).status()).toBe(404);
    await page.goto(path);
    await page.getByRole('link', { name: ar.common.goHome }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ar.home.heroTitle);
  });
}

test('the 404 page has a search box', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/no/such/page');
  await page.getByRole('main').getByRole('combobox').fill('شقة في المعادي');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?.*city=16/);
});
