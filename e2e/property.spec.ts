import { ar, cards, comeAlive, expect, test } from './support/test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/listing?type=housing');
  await comeAlive(page);
  await cards(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/property-/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('shows price, description, seller and similar homes', async ({ page }) => {
  await expect(page.getByRole('heading', { name: ar.homes.detail.description })).toBeVisible();
  await expect(page.locator('main .price').first()).toContainText('ج.م');
  expect(await cards(page).count()).toBeGreaterThan(1);
});

test('back leads to the list', async ({ page }) => {
  await page.getByRole('link', { name: ar.common.back }).first().click();
  await expect(page).toHaveURL(/\/listing\?type=housing$/);
});

test('a blocked map window says so', async ({ page }) => {
  await page.evaluate(() => {
    window.open = () => null;
  });
  const said = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.accept();
    return dialog.message();
  });
  await page.getByRole('link', { name: new RegExp(ar.homes.map.open) }).click();
  expect(await said).toBe(ar.homes.map.blocked);
});
