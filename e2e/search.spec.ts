import { ar, cards, comeAlive, expect, test } from './support/test.ts';

const box = (page: import('@playwright/test').Page) => page.getByRole('banner').locator('input[name=query]');

test.beforeEach(async ({ page, isMobile }) => {
  await page.goto('/listing');
  await comeAlive(page);
  if (isMobile) await page.getByRole('button', { name: ar.shell.search }).click();
});

test('typing shows results; the text leads to all of them', async ({ page }) => {
  await box(page).pressSequentially('المعادي');
  const results = page.getByRole('banner').getByRole('link', { name: /المعادي/ });
  await expect(results.first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?query=/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('المعادي');
  await expect(cards(page).first()).toBeVisible();
});

test('keys in quick succession ask once, for the last text', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/search')) asked.push(JSON.parse(request.postData() ?? '{}').query);
  });
  await box(page).pressSequentially('zamalek', { delay: 40 });
  await expect(
    page
      .getByRole('banner')
      .getByRole('link', { name: /الزمالك/ })
      .first(),
  ).toBeVisible();
  expect(asked).toEqual(['zamalek']);
});

test('Escape closes the results and keeps the text', async ({ page }) => {
  await box(page).pressSequentially('فيلا');
  await expect(page.getByRole('banner').getByRole('link', { name: /فيلا/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner').getByRole('link', { name: /فيلا/ })).toHaveCount(0);
  await expect(box(page)).toHaveValue('فيلا');
});
