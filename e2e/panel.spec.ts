import type { Page } from '@playwright/test';
import { ar, expect, skipUnlessOn, test, waitForHydration } from './support/test.ts';

const getOpener = (page: Page) => page.getByRole('button', { name: ar.shell.openMenu });
const getMenu = (page: Page) => page.getByRole('dialog', { name: ar.shell.menu });
const readOverflow = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);

/** Opens the side menu on a list, which adds a history entry. */
async function openMenu(page: Page) {
  await page.goto('/listing');
  await waitForHydration(page);
  await getOpener(page).click();
  await expect(page).toHaveURL(/\/listing\?slider=menu$/);
  await expect(getMenu(page)).toBeVisible();
  expect(await readOverflow(page)).toBe('hidden');
}

async function expectClosed(page: Page) {
  await expect(getMenu(page)).toBeHidden();
  await expect(page).toHaveURL(/\/listing$/);
  expect(await readOverflow(page)).not.toBe('hidden');
}

test('a panel is a history entry: Back closes it, Forward opens it', { tag: '@phone' }, async ({ page }) => {
  await openMenu(page);
  await page.goBack();
  await expectClosed(page);
  await page.goForward();
  await expect(getMenu(page)).toBeVisible();
});

test('Escape closes a panel and restores the focus', async ({ page }) => {
  await openMenu(page);
  await page.keyboard.press('Tab');
  expect(await getMenu(page).evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await expect(getOpener(page)).toBeFocused();
});

test('a press outside closes a panel without pressing what is below', async ({ page }) => {
  await openMenu(page);
  await page.mouse.click((page.viewportSize()?.width ?? 0) - 40, 300);
  await expectClosed(page);
});

test('a change of language closes a panel', { tag: '@full' }, async ({ page }) => {
  await openMenu(page);
  await getMenu(page).getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/listing$/);
});

test('a panel opened by a link has the page behind it', { tag: '@full' }, async ({ page }) => {
  await page.goto('/listing?type=housing&slider=menu');
  await waitForHydration(page);
  await getMenu(page).getByRole('button', { name: ar.shell.closeMenu }).click();
  await expect(getMenu(page)).toBeHidden();
  await expect(page).toHaveURL(/\/listing\?type=housing$/);
});

test('a swipe drags a panel down and closes it', { tag: '@phone' }, async ({ page }) => {
  skipUnlessOn('phone', 'a finger needs a screen that is touched');
  await openMenu(page);
  const session = await page.context().newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', ...y: number[]) => {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: y.map((at) => ({ x: 100, y: at })) });
    // One move per frame, like a real screen: simultaneous moves have no speed.
    await page.evaluate(() => new Promise(requestAnimationFrame));
  };
  await touch('touchStart', 200);
  // Back up in several moves: the drawer uses the mean speed of the last ones.
  for (const y of [240, 300, 285, 270, 255, 240, 225]) await touch('touchMove', y);
  await touch('touchEnd');
  await expect(getMenu(page)).toBeVisible();
  await expect.poll(async () => (await getMenu(page).boundingBox())?.y).toBe(0);
  await touch('touchStart', 200);
  for (const y of [240, 300, 360]) await touch('touchMove', y);
  await touch('touchEnd');
  await expectClosed(page);
});
