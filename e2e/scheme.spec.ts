import { ar, comeAlive, expect, test } from './support/test.ts';

const background = () => getComputedStyle(document.body).backgroundColor;

test.describe('a dark system', () => {
  test.use({ colorScheme: 'dark' });

  test('is dark before the first paint', async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' });
    await page.waitForSelector('h1');
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
    expect(await page.evaluate(background)).toBe('rgb(20, 18, 15)');
  });
});

test('the choice holds over the system and is remembered', async ({ page }) => {
  await page.goto('/');
  await comeAlive(page);
  await page.getByRole('button', { name: ar.shell.openMenu }).click();
  await page.getByRole('switch', { name: ar.shell.darkMode }).click();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await page.goto('/listing');
  expect(await page.evaluate(background)).toBe('rgb(20, 18, 15)');
});
