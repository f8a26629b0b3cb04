import type { Page } from '@playwright/test';
import { fetchListingsForSale } from './support/listings.ts';
import { ar, expect, test, waitForHydration } from './support/test.ts';

const APP_URL = 'https://play.google.com/store/apps/details?id=example.mashrabiya';
/** Longer than the delay of the offer. */
const WAIT_MS = 1800;

/** Configures the site's Android app page, independent of the build's settings. */
const addAppToPage = (page: Page) =>
  page.route(
    (url) => url.pathname === '/' || url.pathname.startsWith('/property-'),
    async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      const htmlWithApp = html.replace(/(appstores\\?":\{[^}]*android\\?":)null/, `$1"${APP_URL}"`);
      expect(htmlWithApp).toContain(APP_URL);
      await route.fulfill({ response: answer, body: htmlWithApp });
    },
  );

const getSheet = (page: Page) => page.getByRole('dialog', { name: ar.shell.download.title });

test('the app is offered once a visit, and the offer closes like any panel', { tag: '@phone' }, async ({ page }) => {
  await addAppToPage(page);
  await page.goto('/');
  await waitForHydration(page);
  await expect(getSheet(page)).toBeVisible();
  await expect(page).toHaveURL(/slider=app/);
  await expect(getSheet(page).getByRole('link', { name: ar.shell.download.android })).toHaveAttribute('href', APP_URL);
  await expect(getSheet(page).getByRole('link', { name: ar.shell.download.ios })).toHaveCount(0);
  await page.goBack();
  await expect(getSheet(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
  await page.reload();
  await waitForHydration(page);
  await page.waitForTimeout(WAIT_MS);
  await expect(getSheet(page)).toHaveCount(0);
});

test('the offer waits for an open panel, and Escape dismisses it', { tag: '@phone' }, async ({ page }) => {
  await addAppToPage(page);
  await page.goto('/?slider=menu');
  await waitForHydration(page);
  await expect(page.getByRole('dialog', { name: ar.shell.menu })).toBeVisible();
  await page.waitForTimeout(WAIT_MS);
  await expect(getSheet(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(getSheet(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(getSheet(page)).toHaveCount(0);
});

test('a property page offers the app too; a list does not', { tag: '@phone' }, async ({ page, request }) => {
  await addAppToPage(page);
  await page.goto('/listing');
  await waitForHydration(page);
  await page.waitForTimeout(WAIT_MS);
  await expect(getSheet(page)).toHaveCount(0);
  const [listing] = await fetchListingsForSale(request);
  await page.goto(`/property-${listing?.id}`);
  await waitForHydration(page);
  await expect(getSheet(page)).toBeVisible();
  await getSheet(page).getByRole('button', { name: ar.shell.download.later }).click();
  await expect(getSheet(page)).toHaveCount(0);
});

test('without a store link no app is offered', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await page.waitForTimeout(WAIT_MS);
  await expect(getSheet(page)).toHaveCount(0);
});
