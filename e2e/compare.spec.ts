import type { Page } from '@playwright/test';
import {
  ar,
  en,
  expect,
  expectPropertyOpen,
  getCards,
  press,
  skipUnlessOn,
  test,
  toEnglish,
  waitForHydration,
} from './support/test.ts';

const { compare } = ar;
const toggle = (page: Page, card: number) =>
  getCards(page).nth(card).getByRole('button', { name: ar.listings.compare });
const getTray = (page: Page) => page.getByRole('complementary', { name: compare.tray });
const getColumns = (page: Page) => page.getByRole('columnheader');

async function choose(page: Page, count: number) {
  for (let card = 0; card < count; card += 1) {
    await getCards(page).nth(card).scrollIntoViewIfNeeded();
    await toggle(page, card).click();
    await expect(toggle(page, card)).toHaveAttribute('aria-pressed', 'true');
  }
}

async function compareFromList(page: Page, count: number) {
  await page.goto('/listing?type=housing');
  await waitForHydration(page);
  await choose(page, count);
  await getTray(page).getByRole('link', { name: compare.go }).click();
  await expect(getColumns(page)).toHaveCount(count + 1);
}

test('properties of a list are compared side by side; the address contains them, in both languages', async ({
  page,
}) => {
  await compareFromList(page, 3);
  await expect(page).toHaveURL(/\/compare\?homes=[\w-]{36},[\w-]{36},[\w-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('مقارنة بين 3 عقارات');
  await page.reload();
  await expect(getColumns(page)).toHaveCount(4);
  await page.goto(toEnglish(page.url()));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comparing 3 properties');
  await expect(page.getByRole('rowheader', { name: new RegExp(`^${en.listings.fact.size}`) })).toBeVisible();
});

test('a removed property is restored by Back, and the selection follows', { tag: '@full' }, async ({ page }) => {
  await compareFromList(page, 2);
  await page.getByRole('cell').getByRole('link').first().click();
  await expect(getColumns(page)).toHaveCount(2);
  await page.goBack();
  await expect(getColumns(page)).toHaveCount(3);
  await page.goBack();
  await expect(page).toHaveURL(/\/listing\?type=housing$/);
  await expect(getTray(page).getByRole('status')).toHaveText(compare.chosen_two);
  await expect(toggle(page, 1)).toHaveAttribute('aria-pressed', 'true');
});

test('the view of differences is a history entry', { tag: '@full' }, async ({ page }) => {
  await compareFromList(page, 2);
  const action = page.getByRole('rowheader', { name: ar.listings.fact.action, exact: true });
  await expect(action).toBeVisible();
  await page.getByRole('link', { name: compare.onlyDifferent }).click();
  await expect(page).toHaveURL(/show=different$/);
  await expect(action).toHaveCount(0);
  await page.goBack();
  await expect(action).toBeVisible();
});

test('a fifth property is refused with a message; the selection outlives the visit and can be cleared', async ({
  page,
}) => {
  await page.goto('/listing');
  await waitForHydration(page);
  await choose(page, 4);
  await getCards(page).nth(4).scrollIntoViewIfNeeded();
  await toggle(page, 4).click();
  await expect(getTray(page).getByRole('status')).toHaveText(compare.full);
  await expect(toggle(page, 4)).toHaveAttribute('aria-pressed', 'false');
  await page.goto('/rent');
  await waitForHydration(page);
  await expect(getTray(page).getByRole('button', { name: /من المقارنة$/ })).toHaveCount(4);
  await press(page, getTray(page).getByRole('button', { name: compare.clear }));
  await expect(getTray(page)).toHaveCount(0);
});

test('a property can be selected on its own page', { tag: '@full' }, async ({ page }) => {
  await page.goto('/listing');
  await waitForHydration(page);
  await getCards(page).first().getByRole('link').first().click();
  await expectPropertyOpen(page);
  const button = page.getByRole('main').getByRole('button', { name: ar.listings.compare }).first();
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(getTray(page).getByRole('status')).toHaveText(compare.needsTwo);
});

test('on a phone the table scrolls beside its row names', { tag: '@phone' }, async ({ page }) => {
  skipUnlessOn('phone', 'a desktop has room for all of it');
  await compareFromList(page, 4);
  const name = page.getByRole('rowheader', { name: `${compare.price} (${compare.different})` });
  const before = await name.boundingBox();
  await page
    .getByRole('table')
    .locator('..')
    .evaluate((box) => box.scrollBy({ left: -300, behavior: 'instant' }));
  expect((await name.boundingBox())?.x).toBe(before?.x);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a shared comparison is readable, and properties can be removed', { tag: '@full' }, async ({
    page,
    request,
  }) => {
    const { data } = { data: (await (await request.get('/api/forsell')).json()).allData };
    await page.goto(`/compare?homes=${data[0].id},${data[1].id},nonsense`);
    await expect(getColumns(page)).toHaveCount(3);
    await expect(page.getByText(compare.missing_one)).toBeVisible();
    await page.getByRole('cell').getByRole('link').first().click();
    await expect(getColumns(page)).toHaveCount(2);
  });
});

test.describe('an address without properties', () => {
  test.use({ allowedConsoleErrors: /status of (404|410|422)/ });

  test('shows a message, status 404 and a link', async ({ page, request }) => {
    const unknownPath = '/compare?homes=0192f7b0-0000-7000-8000-000000000000,<b>,1';
    expect((await request.get(unknownPath)).status()).toBe(404);
    expect((await request.get('/compare')).status()).toBe(200);
    await page.goto(unknownPath);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(compare.gone);
    await page.getByRole('link', { name: compare.browse }).click();
    await expect(page).toHaveURL(/\/listing$/);
  });
});
