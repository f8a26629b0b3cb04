import type { Locator, Page } from '@playwright/test';
import { ar, cards, comeAlive, expect, homeOpened, test } from './support/test.ts';

/** Whatever covers a page, Back takes it away and nothing else: the page stays where it was. */
async function expectBackCloses(page: Page, open: () => Promise<void>, cover: Locator) {
  const before = page.url();
  await page.evaluate(() => {
    document.body.dataset.samePage = 'yes';
  });
  await open();
  await expect(cover).toBeVisible();
  await page.goBack();
  await expect(cover).toBeHidden();
  await expect(page).toHaveURL(before);
  await expect(page.locator('body[data-same-page=yes]')).toHaveCount(1);
}

test.describe('Back', () => {
  test('closes the pictures over the whole screen, and gives the focus back', async ({ page }) => {
    await page.goto('/listing?type=housing');
    await comeAlive(page);
    await cards(page).first().getByRole('link').first().click();
    await homeOpened(page);
    const picture = page.locator('main .gallery a').first();
    const viewer = page.getByRole('dialog', { name: ar.homes.gallery.viewer });
    await expectBackCloses(page, () => picture.click(), viewer);
    await expect(picture).toBeFocused();
    // Closed by its own button it leaves no step behind.
    await picture.click();
    await viewer.getByRole('button', { name: ar.homes.gallery.close }).click();
    await expect(viewer).toBeHidden();
    await expect(page).not.toHaveURL(/slider/);
    await page.goBack();
    await expect(page).toHaveURL(/\/listing\?type=housing$/);
  });

  test('closes menu, filters and saving', async ({ page, isMobile }) => {
    await page.goto('/listing?type=housing');
    await comeAlive(page);
    const menu = page.getByRole('dialog', { name: ar.shell.menu });
    await expectBackCloses(page, () => page.getByRole('button', { name: ar.shell.openMenu }).click(), menu);
    const save = page.getByRole('dialog', { name: ar.deciding.saved.saveTitle });
    await expectBackCloses(page, () => page.locator('main a[href*="slider=save-search"]').first().click(), save);
    if (!isMobile) return;
    const filters = page.getByRole('dialog', { name: ar.finding.filters });
    await expectBackCloses(page, () => page.locator('main a[href*="slider=filters"]').first().click(), filters);
  });

  test('closes the map over a list', async ({ page }) => {
    await page.goto('/listing?type=housing');
    await comeAlive(page);
    const toggle = page.getByRole('link', { name: ar.map.show, exact: true });
    await expectBackCloses(page, () => toggle.click(), page.locator('.map-beside'));
  });
});
