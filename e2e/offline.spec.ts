import { ar, comeAlive, expect, test } from './support/test.ts';

const { common, finding, pages, shell, states } = ar;

test.use({ consoleMaySay: /Failed to load resource|Failed to fetch dynamically|error loading dynamically/i });

test('without a network the page stays, says so, and what is pressed most still opens', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await page.goto('/listing');
  await comeAlive(page);
  // Fetched while nothing else was to do.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/Login-[^/]*\.js/.test(name)),
  );
  await context.setOffline(true);
  await expect(page.getByText(states.offlineTitle)).toBeVisible();
  await page.getByRole('button', { name: shell.openMenu }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByText(states.offlineTitle)).toBeHidden();
});

test('a panel whose code does not come says so, and opens once the network is back', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await page.goto('/listing');
  await comeAlive(page);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/Login-[^/]*\.js/.test(name)),
  );
  const filters = page.getByRole('link', { name: finding.filters }).first();
  await context.setOffline(true);
  await filters.click();
  await expect(page.getByText(pages.network)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/listing$/);
  await context.setOffline(false);
  await filters.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a page whose code does not come can be tried again in its place', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await page.goto('/listing');
  await comeAlive(page);
  await page.getByRole('button', { name: shell.openMenu }).click();
  const news = page.getByRole('dialog').getByRole('link', { name: shell.links.news });
  await expect(news).toBeVisible();
  await context.setOffline(true);
  await news.click();
  await expect(page.getByText(states.failedTitle)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('main').getByRole('button', { name: common.retry }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('after a new release a page is loaded anew at its place, once', async ({ page }) => {
  await page.goto('/listing');
  await comeAlive(page);
  // The files of the old release are gone.
  await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404 }));
  const reloaded = page.waitForEvent('load');
  await page.evaluate(() => dispatchEvent(new Event('mashrabiya:part-missing')));
  await reloaded;
  await page.unroute(/\/assets\/.*\.js$/);
  await expect(page).toHaveURL(/\/listing$/);
});
