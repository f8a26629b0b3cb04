import type { Page } from '@playwright/test';
import { ar, en, expect, getCards, test, toEnglish, waitForHydration } from './support/test.ts';
import { createAccount, logInWith } from './support/users.ts';

for (const [texts, at] of [
  [ar, (path: string) => path],
  [en, toEnglish],
] as const) {
  const { saved } = texts.savedSearches;

  test(`a result page is saved, renamed, removed and restored (${texts.shell.links.saved})`, { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto(at('/rent?type=housing&bedrooms=3'));
    await waitForHydration(page);
    await page.getByRole('link', { name: texts.search.saveSearch }).click();
    await expect(page).toHaveURL(/slider=save-search/);
    const panel = page.getByRole('dialog', { name: saved.saveTitle });
    await expect(panel.getByRole('textbox')).toHaveValue(new RegExp(texts.vocabulary.type.housing));
    await panel.getByRole('textbox').fill('My rent');
    await page.keyboard.press('Enter');
    await panel.getByRole('link', { name: saved.toAll }).click();

    await expect(page).toHaveURL(/\/saved/);
    const link = page.getByRole('main').getByRole('link', { name: 'My rent' });
    await expect(link).toHaveAttribute('href', '/rent?type=housing&bedrooms=3');
    await expect(page.getByText(saved.nothingNew)).toBeVisible();
    await page.reload();
    await waitForHydration(page);

    await page.getByRole('button', { name: saved.rename.replace('{{name}}', 'My rent') }).click();
    await page.keyboard.type('Ours');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: saved.remove.replace('{{name}}', 'Ours') }).click();
    await page.getByRole('button', { name: saved.undo }).click();
    await page.getByRole('main').getByRole('link', { name: 'Ours' }).click();
    await expect(page).toHaveURL(/\/rent\?type=housing&bedrooms=3$/);
    await expect(getCards(page).first()).toBeVisible();
  });
}

test('listings since the last visit are counted and marked', { tag: '@full' }, async ({ page }) => {
  const then = '2020-01-01T00:00:00.000Z';
  await page.addInitScript(
    (search) => localStorage.setItem('saved-searches', localStorage.getItem('saved-searches') ?? search),
    JSON.stringify([{ href: '/rent', name: 'Rent', savedAt: then, checkedAt: then, checkedBefore: then }]),
  );
  await page.goto('/saved');
  await waitForHydration(page);
  await expect(page.locator('.fresh.some')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Rent' }).click();
  await expect(page).toHaveURL(/\/rent\?sort=date_desc/);
  await expect(getCards(page).first()).toContainText(ar.listings.card.isNew);
  await page.goto('/saved');
  await waitForHydration(page);
  await expect(page.getByText(ar.savedSearches.saved.nothingNew)).toBeVisible();
});

test('a viewed listing is marked, and appears on the home page', async ({ page }) => {
  await page.goto('/listing');
  await waitForHydration(page);
  const card = getCards(page).first();
  const link = card.getByRole('heading').getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  // It counts as seen once its own data has loaded, not just the card's.
  await expect(page.getByRole('heading', { name: ar.listings.detail.description })).toBeVisible();
  await page.goBack();
  await expect(card).toContainText(ar.listings.card.isSeen);
  await page.goto('/');
  await waitForHydration(page);
  const rail = page.getByRole('region', { name: ar.savedSearches.recent.title });
  await expect(rail.getByRole('article')).toHaveCount(1);
  await expect(rail).toContainText(name);
});

test.describe('with a login', () => {
  const { saved } = ar.savedSearches;
  const readStoredSearches = (page: Page) => page.evaluate(() => localStorage.getItem('saved-searches'));
  const saveAs = async (page: Page, path: string, name: string) => {
    await page.goto(path);
    await waitForHydration(page);
    await page.getByRole('link', { name: ar.search.saveSearch }).click();
    const panel = page.getByRole('dialog', { name: saved.saveTitle });
    await panel.getByRole('textbox').fill(name);
    await panel.getByRole('button', { name: saved.confirm }).click();
    await expect(panel.getByText(saved.done.replace('{{name}}', name))).toBeVisible();
  };

  test("a guest's saves are on their other device, which follows changes; a logout starts empty", {
    tag: '@full',
  }, async ({ page, browser }) => {
    const user = await createAccount(page.request);
    await saveAs(page, '/rent?bedrooms=3', 'Ours');
    await logInWith(page, user.token);
    await page.goto('/saved');
    await waitForHydration(page);
    await expect(page.getByRole('main').getByRole('link', { name: 'Ours' })).toBeVisible();
    await expect.poll(() => readStoredSearches(page)).toBe('[]');

    const otherContext = await browser.newContext({ baseURL: process.env.E2E_URL ?? '' });
    const otherPage = await otherContext.newPage();
    await otherPage.goto('/saved');
    await logInWith(otherPage, user.token);
    await saveAs(otherPage, '/rent?bedrooms=2', 'Smaller');
    await otherPage.goto('/saved');
    await waitForHydration(otherPage);
    await expect(otherPage.getByRole('main').getByRole('link', { name: /Ours|Smaller/ })).toHaveCount(2);
    // Another tab of that device sees the same changes.
    const tab = await otherContext.newPage();
    await tab.goto('/saved');
    await waitForHydration(tab);
    await otherPage.getByRole('button', { name: saved.remove.replace('{{name}}', 'Smaller') }).click();
    await expect(tab.getByRole('link', { name: 'Smaller' })).toHaveCount(0);
    await otherPage.getByRole('button', { name: saved.undo }).click();
    await expect(tab.getByRole('link', { name: 'Smaller' })).toHaveCount(1);

    await otherPage.goto('/profile');
    await otherPage.getByRole('main').getByRole('button', { name: ar.shell.logout, exact: true }).click();
    await expect(otherPage.getByRole('heading', { level: 1 })).toHaveText(ar.states.loginTitle);
    await otherPage.goto('/saved');
    await waitForHydration(otherPage);
    await expect(otherPage.getByText(saved.empty)).toBeVisible();
    await otherContext.close();
  });

  test.describe('with a lost connection', () => {
    test.use({ allowedConsoleErrors: /ERR_FAILED/ });

    test('a merge whose answer is lost is repeated without duplicates', async ({ page }) => {
      const user = await createAccount(page.request);
      await saveAs(page, '/rent?bedrooms=4', 'Large');
      await logInWith(page, user.token);
      const merge = '**/api/saved-searches/merge';
      await page.route(merge, async (route) => {
        await route.fetch();
        await route.abort();
      });
      await page.goto('/saved');
      await waitForHydration(page);
      await expect(page.getByRole('main').getByRole('link', { name: 'Large' })).toHaveCount(1);
      expect(await readStoredSearches(page)).toContain('Large');
      await page.unroute(merge);
      await page.reload();
      await waitForHydration(page);
      await expect.poll(() => readStoredSearches(page)).toBe('[]');
      await expect(page.getByRole('main').getByRole('link', { name: 'Large' })).toHaveCount(1);
    });
  });
});
