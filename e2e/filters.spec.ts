import type { Page } from '@playwright/test';
import { ar, delayFile, expect, getCards, skipUnlessOn, test, toEnglish, waitForHydration } from './support/test.ts';

const readTotal = async (page: Page) =>
  Number((await page.locator('main p.count').textContent())?.replace(/[^\d]/g, ''));
const { search, vocabulary } = ar;

test('on a desktop each choice is applied at once, and Back undoes one', async ({ page }) => {
  skipUnlessOn('desktop', 'a phone has the panel');
  await page.goto('/listing');
  await waitForHydration(page);
  const form = page.getByRole('form', { name: search.filters });
  const choose = (group: string, text: string) =>
    form.getByRole('group', { name: group }).locator('label', { hasText: text }).first().click();
  await choose(search.label.type, vocabulary.type.housing);
  await expect(page).toHaveURL(/\?type=housing$/);
  await choose(search.label.payment, vocabulary.payment.cash);
  await expect(page).toHaveURL(/\?type=housing&payment=cash$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?type=housing$/);
  await expect(form.getByRole('group', { name: search.label.payment }).getByLabel(search.any)).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(/\/listing$/);
  await expect(form.getByRole('group', { name: search.label.type }).getByLabel(search.any)).toBeChecked();
});

test('a count matches the result of its choice', async ({ page }) => {
  skipUnlessOn('desktop', 'a phone has the panel');
  await page.goto('/listing');
  await waitForHydration(page);
  const coastalLink = page
    .getByRole('form', { name: search.filters })
    .locator('label', { hasText: vocabulary.type.coastal });
  await expect(coastalLink.locator('.count')).toHaveText(/\d/);
  const promisedTotal = Number((await coastalLink.locator('.count').textContent())?.replace(/[^\d]/g, ''));
  await coastalLink.click();
  await expect.poll(() => readTotal(page)).toBe(promisedTotal);
});

test('on a phone the button shows the number of results, and applies', { tag: '@phone' }, async ({ page }) => {
  skipUnlessOn('phone', 'a desktop has the column');
  await page.goto('/listing');
  await waitForHydration(page);
  await page.getByRole('link', { name: search.filters }).click();
  const panel = page.getByRole('dialog', { name: search.filters });
  await panel.locator('label', { hasText: vocabulary.type.coastal }).click();
  const show = panel.locator('button.showResults');
  await expect(show.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(show).toHaveText(/\d/);
  const promised = Number((await show.textContent())?.replace(/[^\d]/g, ''));
  await show.click();
  await expect(page).toHaveURL(/\/listing\?type=coastal$/);
  await expect.poll(() => readTotal(page)).toBe(promised);
});

test('several cities are chips that are removed one by one', { tag: '@full' }, async ({ page }) => {
  await page.goto('/listing?gover=1&city=1,2');
  await waitForHydration(page);
  const bar = page.getByRole('group', { name: search.filters });
  const chips = bar.locator('.remove');
  await expect(chips).toHaveCount(2);
  await chips.first().click();
  await expect(page).toHaveURL(/\?gover=1&city=2$/);
  await page.goBack();
  await expect(page).toHaveURL(/city=1,2$/);
});

test('when nothing matches, the filter whose removal helps most is a link', { tag: '@phone' }, async ({ page }) => {
  await page.goto(toEnglish('/listing?type=housing&max_price=100'));
  await page.getByRole('link', { name: /^Without “Up to EGP 100”: / }).click();
  await expect(page).toHaveURL(/type=housing/);
  await expect(getCards(page).first()).toBeVisible();
});

test('a server-rendered link works before its code has loaded', { tag: '@full' }, async ({ page }) => {
  const code = await delayFile(page, /EmptyList/);
  await page.goto(toEnglish('/listing?type=housing&max_price=100'));
  await waitForHydration(page);
  await page.getByRole('link', { name: /^Without “Up to EGP 100”: / }).click({ timeout: 5_000 });
  await expect(getCards(page).first()).toBeVisible();
  code.release();
});

test('hostile addresses show a list', async ({ page }) => {
  for (const query of [
    'city=1,1,x,-3,99999999999&floors=2,9,a&features=,,4',
    'box=1,2,3&area=%00%ff&since=yesterday&bedrooms=7',
    'box=91,0,92,1&city[]=4&min_price=9&max_price=5&view=globe',
  ]) {
    const answer = await page.goto(`/listing?${query}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
