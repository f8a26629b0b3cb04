import { ar, expect, test, waitForHydration } from './support/test.ts';

const readBackground = () => getComputedStyle(document.body).backgroundColor;
/** Theme colour of the browser's own bars. */
const readBarColor = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
    ({ media }) => matchMedia(media).matches,
  )?.content;

test.describe('a dark system scheme', () => {
  test.use({ colorScheme: 'dark' });

  test('is dark before the first paint', async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' });
    await page.waitForSelector('h1');
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
    expect(await page.evaluate(readBackground)).toBe('rgb(20, 18, 15)');
  });
});

test("the user's choice overrides the system and is remembered", { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  const lightColor = await page.evaluate(readBarColor);
  await page.getByRole('button', { name: ar.shell.openMenu }).click();
  await page.getByRole('switch', { name: ar.shell.darkMode }).click();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  const dark = await page.evaluate(readBarColor);
  expect(dark).not.toBe(lightColor);
  await page.goto('/listing');
  expect(await page.evaluate(readBackground)).toBe('rgb(20, 18, 15)');
  expect(await page.evaluate(readBarColor)).toBe(dark);
});

test('forced colours highlight the current page', { tag: '@full' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/listing');
  const bar = page.getByRole('navigation', { name: ar.shell.mainNavigation });
  const readLinkBackground = (selector: string) =>
    bar
      .locator(selector)
      .first()
      .evaluate((link) => getComputedStyle(link).backgroundColor);
  expect(await readLinkBackground('a[aria-current]')).not.toBe(await readLinkBackground('a:not([aria-current])'));
});

test('a dark page is printed dark on white', { tag: '@full' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('mashrabiya-scheme', 'dark'));
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/', '/listing', '/compare']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
    const [paperColor, inkColor] = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body);
      return [backgroundColor, color].map((value) => Math.min(...(value.match(/\d+/g) ?? []).slice(0, 3).map(Number)));
    });
    expect(paperColor).toBeGreaterThan(200);
    expect(inkColor).toBeLessThan(60);
  }
});
