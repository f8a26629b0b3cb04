import type { Page } from '@playwright/test';
import { cards, comeAlive, expect, homeOpened, inEnglish, test } from './support/test.ts';

/** Opens a list, lets a second page come, and follows a card of it. */
async function leaveByCard(page: Page, path: string) {
  await page.goto(path);
  await comeAlive(page);
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect(cards(page)).toHaveCount(40);
  const card = cards(page).nth(30);
  const link = card.getByRole('link').first();
  const href = (await link.getAttribute('href')) ?? '';
  const back = page.locator(`main article:has(a[href="${href}"])`);
  const top = async () => (await back.boundingBox())?.y ?? Number.NaN;
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  const left = await top();
  await link.click();
  await homeOpened(page);
  const isBack = async () => {
    await expect(cards(page)).toHaveCount(40);
    await expect.poll(async () => Math.abs((await top()) - left)).toBeLessThan(1);
    await expect(back.locator(`a[href="${href}"]`).first()).toBeFocused();
  };
  return { isBack };
}

for (const [language, path] of [
  ['Arabic', '/listing'],
  ['English', inEnglish('/rent')],
] as const) {
  test(`Back brings the pages, the place and the focus back, in ${language}`, async ({ page }) => {
    const { isBack } = await leaveByCard(page, path);
    await page.goBack();
    await isBack();
  });

  test(`so it does after a reload of the home, in ${language}`, async ({ page }) => {
    const { isBack } = await leaveByCard(page, path);
    await page.reload();
    await comeAlive(page);
    await page.goBack();
    await isBack();
  });

  test(`and after a reload of the list, in ${language}`, async ({ page }) => {
    const { isBack } = await leaveByCard(page, path);
    await page.goBack();
    await isBack();
    await page.reload();
    await comeAlive(page);
    await isBack();
  });
}

test('an address that is opened anew begins at its top', async ({ page }) => {
  await leaveByCard(page, '/listing');
  await page.goto('/listing');
  await comeAlive(page);
  await expect(cards(page)).toHaveCount(20);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
