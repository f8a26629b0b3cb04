import { ar, expect, expectPropertyOpen, getCards, test, waitForHydration } from './support/test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/listing?type=housing');
  await waitForHydration(page);
  await getCards(page).first().getByRole('link').first().click();
  await expectPropertyOpen(page);
});

test('shows price, description, seller and similar listings', { tag: '@phone' }, async ({ page }) => {
  await expect(page.getByRole('heading', { name: ar.listings.detail.description })).toBeVisible();
  await expect(page.locator('main .price').first()).toContainText('ج.م');
  await expect.poll(() => getCards(page).count()).toBeGreaterThan(1);
});

test('Back leads to the list', { tag: '@phone' }, async ({ page }) => {
  await page.getByRole('link', { name: ar.common.back }).first().click();
  await expect(page).toHaveURL(/\/listing\?type=housing$/);
});

test('a blocked map window shows a message', { tag: '@full' }, async ({ page }) => {
  await page.evaluate(() => {
    window.open = () => null;
  });
  const dialogText = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.accept();
    return dialog.message();
  });
  await page.getByRole('link', { name: new RegExp(ar.listings.map.open) }).click();
  expect(await dialogText).toBe(ar.listings.map.blocked);
});

test('the pictures have numbered labels, also after a tablet was rotated', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.locator('main .counter')).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('main .counter')).toHaveText(/^1 \/ \d$/);
});

test('the number is not on the page before a visitor asks for it', { tag: '@phone' }, async ({ page, request }) => {
  const html = await (await request.get(page.url())).text();
  expect(html).not.toMatch(/tel:\+|"phone":"/);
  const leadRequest = page.waitForRequest((call) => /\/leads$/.test(call.url()) && call.method() === 'POST');
  await page.getByRole('button', { name: ar.listings.seller.call }).locator('visible=true').first().click();
  expect((await leadRequest).postDataJSON()).toEqual({ channel: 'call' });
  await expect(page.locator('a.call:visible').first()).toHaveAttribute('href', /^tel:\+201\d{9}$/);
});

test('a view is counted once the page has been visible for a while', async ({ page }) => {
  await page.reload();
  const viewResponse = page.waitForResponse((answer) => /\/views\?/.test(answer.url()));
  await waitForHydration(page);
  expect((await viewResponse).status()).toBe(200);
});

test('prices of similar listings and the calculator load when near the viewport', { tag: '@phone' }, async ({
  page,
}) => {
  await page.locator('.calculator').scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: ar.market.plan.title })).toBeVisible();
  await expect(page.locator('.calculator output')).toContainText('ج.م');
});

test('is printed on one sheet, without the bar, buttons and the footer', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'only Chromium prints to a file');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('footer').last()).toBeHidden();
  await expect(page.locator('main').getByRole('button')).toHaveCount(0);
  await expect(page.locator('.printed')).toBeVisible();
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(sheets).toHaveLength(1);
});
