import type { Page } from '@playwright/test';
import { ar, expect, getCards, test, waitForHydration } from './support/test.ts';

const { common, compare, search, listings, pages, shell, states, vocabulary } = ar;

test.use({ allowedConsoleErrors: /Failed to load resource|Failed to fetch dynamically|error loading dynamically/i });

/** Waits until the idle preloads are done: the login is the last of them. */
const waitForPreload = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/Login-[^/]*\.js/.test(name)),
  );

test('offline the page stays, shows a message, and the preloaded parts still open', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await page.goto('/listing');
  await waitForHydration(page);
  await waitForPreload(page);
  await context.setOffline(true);
  await expect(page.getByText(states.offlineTitle)).toBeVisible();
  await page.getByRole('button', { name: shell.openMenu }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByText(states.offlineTitle)).toBeHidden();
});

test('offline the filters, order and comparison of a loaded list still open', { tag: '@phone' }, async ({
  page,
  context,
  isMobile,
}) => {
  await page.goto('/listing');
  await waitForHydration(page);
  await waitForPreload(page);
  await context.setOffline(true);
  // On wide windows the filters are beside the list.
  if (isMobile) {
    await page.getByRole('link', { name: search.filters }).first().click();
    await expect(page.getByRole('dialog', { name: search.filters })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.locator('main [aria-haspopup=menu]').click();
  await expect(page.getByRole('menuitemradio', { name: vocabulary.sort.price_asc })).toBeVisible();
  await page.keyboard.press('Escape');
  await getCards(page).first().getByRole('button', { name: listings.compare }).click();
  await expect(page.getByRole('complementary', { name: compare.tray })).toBeVisible();
});

test('offline a search and the home page have a title, and a search does not stay loading', {
  tag: '@phone',
}, async ({ page, context }) => {
  await page.goto('/listing');
  await waitForHydration(page);
  await waitForPreload(page);
  await context.setOffline(true);
  const box = page.getByRole('banner').locator('input[name=query]');
  if (!(await box.isVisible())) await page.getByRole('button', { name: shell.search, exact: true }).click();
  await box.fill('شقة');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/search/);
  await expect(page.getByRole('main').getByText(listings.list.failed)).toBeVisible();
  await expect(page.getByRole('main').getByText(listings.list.loading)).toHaveCount(0);
  await expect(page).toHaveTitle(/مشربية/);
  await page.getByRole('banner').locator('a.brand').click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page).toHaveTitle(pages.home.title);
  await page.goBack();
  await context.setOffline(false);
  await expect(getCards(page).first()).toBeVisible();
});

test('a panel whose code fails to load shows a message, and opens once the network is back', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await page.goto('/listing');
  await waitForHydration(page);
  await waitForPreload(page);
  const save = page.locator('main a[href*="slider=save-search"]').first();
  await context.setOffline(true);
  await save.click();
  await expect(page.getByText(pages.network)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/listing$/);
  await context.setOffline(false);
  await save.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a page whose code fails to load can be retried in place', { tag: '@phone' }, async ({ page, context }) => {
  await page.goto('/listing');
  await waitForHydration(page);
  await page.getByRole('button', { name: shell.openMenu }).click();
  const news = page.getByRole('dialog').getByRole('link', { name: shell.links.news });
  await expect(news).toBeVisible();
  await context.setOffline(true);
  await news.click();
  await expect(page.getByText(states.failedTitle)).toBeVisible();
  await expect(page.getByText(pages.network)).toHaveCount(0);
  await expect(page).toHaveTitle(new RegExp(shell.links.news));
  await context.setOffline(false);
  await page.getByRole('main').getByRole('button', { name: common.retry }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('after a new release a page is reloaded at its position, once', async ({ page }) => {
  await page.goto('/listing');
  await waitForHydration(page);
  // The listener loads after hydration in idle time: later on a desktop than on a phone.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/ConnectionMonitor-[^/]*\.js/.test(name)),
  );
  // The files of the previous release are removed.
  await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404 }));
  await expect(async () => {
    const reload = page.waitForEvent('load', { timeout: 2_000 });
    await page.evaluate(() =>
      dispatchEvent(new CustomEvent('mashrabiya:part-missing', { detail: { isVisible: true } })),
    );
    await reload;
  }).toPass();
  await page.unroute(/\/assets\/.*\.js$/);
  await expect(page).toHaveURL(/\/listing$/);
});
