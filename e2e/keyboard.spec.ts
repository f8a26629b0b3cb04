import { API_PREFIX, endpoints } from '@mashrabiya/contract/endpoints';
import type { Locator, Page } from '@playwright/test';
import { ar, en, expect, getCards, test, waitForHydration } from './support/test.ts';

const MAX_STOPS = 120;

/** Presses Tab until the target has the focus, up to a limit. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no keyboard reaches ${target}`);
}

/** The focused element is on the screen and has a visible focus style. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const seen = await page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return false;
    const { top, bottom } = focused.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && focused.matches(':focus-visible');
  });
  expect(seen, 'the focus is seen').toBe(true);
}

/** URL of a listed property whose seller shows a number. */
async function findListingWithNumber(page: Page): Promise<string> {
  const links = getCards(page).locator('a.cardLink');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  for (const href of hrefs) {
    const path = endpoints.getProperty.path.replace('{id}', href.replace('/property-', ''));
    const { data } = await (await page.request.get(API_PREFIX + path)).json();
    if (data.user.has_phone) return href;
  }
  throw new Error('no seller in this list gave a number');
}

const VISITS = [
  { language: 'ar', texts: ar, words: 'المعادي' },
  { language: 'en', texts: en, words: 'maadi' },
] as const;

for (const { language, texts, words } of VISITS) {
  test(`from the home page to a seller's number by keyboard alone (${language})`, { tag: '@full' }, async ({
    page,
    isMobile,
  }) => {
    await page.goto(`/?lng=${language}`);
    await page.keyboard.press('Tab');
    await waitForHydration(page);
    await expectVisibleFocus(page);

    // Search of the home page.
    const placeField = page.getByRole('main').getByLabel(texts.home.where, { exact: true });
    await tabTo(page, placeField);
    await page.keyboard.type(words);
    await page.keyboard.press('Enter');
    // If the parser is too slow, the words are searched first and their filters follow.
    await expect(page).toHaveURL(/\/search\?.*sentence=/);
    await expect(getCards(page).first()).toBeVisible();

    // Adds one filter; Back removes it.
    const urlBefore = page.url();
    if (isMobile) {
      const type = page.getByRole('main').getByRole('button', { name: texts.search.label.type, exact: true });
      await tabTo(page, type);
      await expectVisibleFocus(page);
      await page.keyboard.press('Enter');
      const menu = page.getByRole('group', { name: texts.search.label.type });
      await tabTo(page, menu.getByRole('link', { name: texts.vocabulary.type.housing }));
      await page.keyboard.press('Enter');
    } else {
      await tabTo(page, page.locator('main form input[name=type]:checked'));
      await page.keyboard.press('ArrowDown');
    }
    await expect(page).toHaveURL(/type=housing/);
    await page.goBack();
    await expect(page).toHaveURL(urlBefore);
    await expect(getCards(page).first()).toBeVisible();

    // A property whose seller shows a number.
    const home = await findListingWithNumber(page);
    const link = page.locator(`main article a.cardLink[href="${home}"]`);
    await tabTo(page, link);
    await expectVisibleFocus(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${home}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();

    // The number loads on demand.
    await expect(page.locator('a[href^="tel:"]')).toHaveCount(0);
    const call = page.getByRole('button', { name: texts.listings.seller.call, exact: true }).first();
    await tabTo(page, call);
    await expectVisibleFocus(page);
    await page.keyboard.press('Enter');
    await expect(page.locator('a[href^="tel:"]').first()).toHaveAttribute('href', /^tel:\+201\d{9}$/);

    // Back to the results, with the focus on the same card.
    await page.goBack();
    await expect(page).toHaveURL(urlBefore);
    await expect(link).toBeInViewport();
  });
}

test('properties are selected and compared by keyboard alone', async ({ page }) => {
  await page.goto('/listing');
  await page.keyboard.press('Tab');
  await waitForHydration(page);
  for (const card of [0, 1]) {
    const toggle = getCards(page).nth(card).getByRole('button', { name: ar.listings.compare });
    await tabTo(page, toggle);
    await expectVisibleFocus(page);
    await expect.poll(() => toggle.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
    await page.keyboard.press('Space');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  }
  const tray = page.getByRole('complementary', { name: ar.compare.tray });
  const goLink = tray.getByRole('link', { name: ar.compare.go });
  await expect(goLink).toBeVisible();
  await goLink.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  const remove = page.getByRole('cell').getByRole('link').first();
  await tabTo(page, remove);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader')).toHaveCount(2);
});

test('the skip link leads to the main content', async ({ page }) => {
  await page.goto('/listing');
  await page.keyboard.press('Tab');
  await waitForHydration(page);
  await expect(page.getByRole('link', { name: ar.shell.skipToContent })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('the first result is four stops from the top of a list', { tag: '@full' }, async ({ page }) => {
  await page.goto('/listing');
  await page.keyboard.press('Tab');
  await waitForHydration(page);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: ar.shell.skipToResults })).toBeFocused();
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(
    await getCards(page)
      .first()
      .evaluate((card) => card.contains(document.activeElement)),
  ).toBe(true);
});
