import type { Page } from '@playwright/test';
import {
  ar,
  expect,
  expectPropertyOpen,
  getCards,
  skipUnlessOn,
  test,
  toEnglish,
  waitForHydration,
} from './support/test.ts';

/** The list has had some frames to request its next page, and has not. */
async function expectNothingLoads(page: Page, count: number) {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  });
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expect(getCards(page)).toHaveCount(count);
}

test('more listings load by scrolling without a limit; the menu leads to the footer without loading', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/listing');
  await waitForHydration(page);
  for (const count of [40, 60, 80, 100]) {
    await getCards(page).last().scrollIntoViewIfNeeded();
    await expect(getCards(page)).toHaveCount(count);
  }
  await page.getByRole('button', { name: ar.shell.openMenu }).click();
  const menu = page.getByRole('dialog', { name: ar.shell.menu });
  await menu.getByRole('link', { name: ar.shell.endOfPage }).click();
  await expect(menu).toBeHidden();
  const footer = page.getByRole('contentinfo');
  await expect(footer).toBeFocused();
  await expect(footer).toBeInViewport();
  await expectNothingLoads(page, 100);
  await expect(page).toHaveURL(/\/listing(\?page=\d)?$/);
  // Focusing the last card loads the next page.
  await getCards(page).last().getByRole('link').first().focus();
  await expect(getCards(page)).toHaveCount(120);
});

test('by keyboard the footer is two stops away, and nothing loads while it has the focus', async ({ page }) => {
  await page.goto('/listing');
  await waitForHydration(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: ar.shell.skipToFooter })).toBeFocused();
  await page.keyboard.press('Enter');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(footer.getByRole('link').first()).toBeFocused();
  await expect(footer).toBeInViewport();
  await expectNothingLoads(page, 20);
  await expect(page).toHaveURL(/\/listing$/);
});

test('a jump to the end of the page loads the next listings, and keeps the position', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/listing');
  await waitForHydration(page);
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await expect(getCards(page)).toHaveCount(40);
  await expect(getCards(page).nth(20)).toBeInViewport();
});

test('a sentence without results shows the nearest listings, and their differences', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(`/search?query=${encodeURIComponent('شقة 5 غرف في المعادي أقل من 2 مليون')}`);
  await expect(page.getByRole('heading', { name: ar.search.near.title })).toBeVisible();
  await expect(page.getByText(/^لا نتائج مطابقة · (نتيجة|\d+ نتيجة|\d+ نتائج) قريبة/)).toBeVisible();
  // A better match elsewhere comes before those in the requested place.
  await expect(getCards(page).first().locator('.difference')).toContainText('على بُعد');
  await expect(getCards(page).filter({ hasText: 'المعادي' })).not.toHaveCount(0);
  await page.goto(`/search?query=${encodeURIComponent('شقة 3 غرف في المعادي أقل من 5 مليون')}`);
  await expect(page.getByText(ar.listings.list.end)).toBeVisible();
  await expect(getCards(page).first()).toBeVisible();
});

test('by keyboard the first listing is a dozen stops away, and the filters are one more link', async ({ page }) => {
  skipUnlessOn('desktop', 'a phone has no column of filters, and its bar stands before the homes');
  await page.goto('/listing');
  await waitForHydration(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const isFocusInside = (selector: string) =>
    page.evaluate((parent) => !!document.activeElement?.closest(parent), selector);
  let stopCount = 1;
  do {
    await page.keyboard.press('Tab');
    stopCount++;
  } while (!(await isFocusInside('main article')) && stopCount < 40);
  expect(stopCount).toBeLessThanOrEqual(12);
  const filters = `form[aria-label="${ar.search.filters}"]`;
  // Their code loads after hydration.
  await expect(page.locator(filters)).toBeVisible();
  await page.getByRole('link', { name: ar.shell.skipToFilters }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await isFocusInside(filters)).toBe(true);
});

test('Back restores the position in the list, with the loaded pages', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/listing');
  await waitForHydration(page);
  await getCards(page).last().scrollIntoViewIfNeeded();
  await expect(getCards(page)).toHaveCount(40);
  const card = getCards(page).nth(30);
  const link = card.getByRole('link').first();
  const readTop = async () => Math.round((await card.boundingBox())?.y ?? Number.NaN);
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  const topBefore = await readTop();
  await link.click();
  await expectPropertyOpen(page);
  await page.goBack();
  await expect(getCards(page)).toHaveCount(40);
  await expect.poll(readTop).toBe(topBefore);
});

test('the sort order is in the address, and applies', async ({ page }) => {
  await page.goto(toEnglish('/rent'));
  await waitForHydration(page);
  await page.getByRole('button', { name: /Recommended/ }).click();
  await page.getByRole('menuitemradio', { name: 'Lowest price' }).click();
  await expect(page).toHaveURL(/sort=price_asc/);
  const readPrices = async () =>
    (await page.locator('main article .price').allInnerTexts())
      .map((text) => Number(text.replace(/[^\d]/g, '')))
      .filter((price) => price > 0);
  await expect
    .poll(async () => (await readPrices()).every((price, i, all) => i === 0 || price >= (all[i - 1] ?? 0)))
    .toBe(true);
  await page.goBack();
  await expect(page).not.toHaveURL(/sort=/);
});

test('on a phone the first picture starts in the upper quarter of the screen', { tag: '@phone' }, async ({ page }) => {
  skipUnlessOn('phone', 'a desktop has room above its list');
  await page.goto('/listing');
  // A wide fallback font of the machine may wrap the title.
  await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
  const box = await getCards(page).first().locator('.window').boundingBox();
  expect(box?.y).toBeLessThan(200);
});

test('adding a property asks a visitor to log in and stays', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/listing');
  await waitForHydration(page);
  await page.getByRole('main').getByRole('link', { name: ar.listings.bar.addProperty }).click();
  await expect(page.getByText(ar.pages.login.addProperty)).toBeVisible();
  await expect(page).toHaveURL(/\/listing$/);
});

test('filters narrow the list, are chips, and are removed one by one', async ({ page }) => {
  await page.goto('/listing?type=coastal&bedrooms=2,3');
  await waitForHydration(page);
  const readTotal = async () => Number((await page.locator('main p.count').textContent())?.replace(/[^\d]/g, ''));
  const narrowTotal = await readTotal();
  expect(narrowTotal).toBeGreaterThan(0);
  const chip = ar.vocabulary.type.coastal;
  await page.getByRole('link', { name: ar.search.removeFilter.replace('{{text}}', chip) }).click();
  await expect(page).toHaveURL(/\/listing\?bedrooms=2,3$/);
  await expect.poll(readTotal).toBeGreaterThan(narrowTotal);
});

test('from sale to rent the place and type stay, the price is removed', async ({ page }) => {
  await page.goto('/listing?type=housing&gover=1&max_price=3000000');
  await waitForHydration(page);
  const findLink = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
  const { forsell, forrent } = ar.vocabulary.action;
  await expect(findLink(forsell)).toHaveAttribute('aria-current', 'true');
  await findLink(forrent).click();
  await expect(page).toHaveURL(/\/rent\?type=housing&gover=1$/);
  await expect(findLink(forrent)).toHaveAttribute('aria-current', 'true');
  await expect(getCards(page).first()).toBeVisible();
});

test.describe('a server outage', () => {
  test.use({ allowedConsoleErrors: /status of 422/ });

  test('shows an error for a list that cannot be fetched, and retries', { tag: '@phone' }, async ({ page }) => {
    let isFailing = true;
    await page.route('**/api/forrent**', (route) =>
      isFailing ? route.fulfill({ status: 422, json: { errors: [] } }) : route.continue(),
    );
    await page.goto('/');
    await waitForHydration(page);
    await page.getByRole('contentinfo').getByRole('link', { name: ar.shell.links.forRent }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    isFailing = false;
    await page.getByRole('button', { name: ar.common.retry }).click();
    await expect(getCards(page)).toHaveCount(20);
  });
});
