import { ar, en, expect, getCards, press, test, waitForHydration } from './support/test.ts';

const getToggleName = (language: 'ar' | 'en') => (language === 'en' ? 'English' : 'العربية');

test('Arabic is the default; English is remembered', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/listing');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await waitForHydration(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: getToggleName('en') })
    .click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.pages.list.forSale);
  await page.goto('/rent');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('switching keeps the page, the scroll, the loaded pages and the typed text', async ({ page, isMobile }) => {
  await page.goto('/listing?type=housing');
  await waitForHydration(page);
  await getCards(page).last().scrollIntoViewIfNeeded();
  await expect(getCards(page)).toHaveCount(40);
  const search = page.getByRole('banner').getByRole('searchbox').or(page.getByRole('banner').getByRole('combobox'));
  if (isMobile) await press(page, page.getByRole('button', { name: ar.shell.search }));
  await search.fill('villa');
  await page.keyboard.press('Escape');
  const watchedCard = getCards(page).nth(19);
  await expect(watchedCard).toBeInViewport();
  await press(page, page.getByRole('banner').getByRole('link', { name: getToggleName('en') }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Homes for sale in Egypt');
  await expect(page).toHaveURL(/\/listing\?type=housing(&page=2)?$/);
  await expect(getCards(page)).toHaveCount(40);
  await expect(getCards(page).first()).toContainText('EGP');
  await expect(watchedCard).toBeInViewport();
  await expect(search).toHaveValue('villa');
});

test('a language saved in storage is used, local before session, and the cookie before both', async ({
  page,
  context,
}) => {
  const storeLanguage = (storage: 'localStorage' | 'sessionStorage', language: string) =>
    page.evaluate(([where, lng]) => window[where].setItem('i18next', lng), [storage, language] as const);
  const expectLanguage = async (language: string) => {
    await page.goto('/about_us');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    expect(await page.evaluate(() => localStorage.getItem('i18next'))).toBe(language);
  };
  await expectLanguage('ar');
  await page.evaluate(() => localStorage.clear());
  await storeLanguage('sessionStorage', 'en');
  await expectLanguage('en');
  await context.clearCookies();
  await storeLanguage('localStorage', 'ar');
  await expectLanguage('ar');
  await context.addCookies([{ name: 'i18next', value: 'en', url: page.url() }]);
  await expectLanguage('en');
});

test('the address has precedence over the saved language', async ({ page }) => {
  await page.goto('/?lng=en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/?lng=ar');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
});
