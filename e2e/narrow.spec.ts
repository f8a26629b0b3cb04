import { homesForSale } from './support/homes.ts';
import { expect, inEnglish, test } from './support/test.ts';

test.skip(({ isMobile }) => isMobile === true, 'these windows have sizes of their own');

test('lines of similar homes stay inside their cards', async ({ page, request }) => {
  const [home] = await homesForSale(request);
  for (const width of [320, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(inEnglish(`/property-${home?.id}`));
    await page.locator('main .similar').scrollIntoViewIfNeeded();
    const spilled = await page
      .locator('main .similar article .foot')
      .evaluateAll((feet) =>
        feet.filter((foot) => foot.scrollWidth > foot.clientWidth).map((foot) => foot.textContent),
      );
    expect(spilled).toEqual([]);
  }
});

test('the count of a list has room on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/listing');
  const count = page.locator('main .count');
  await expect(count).toBeVisible();
  const [text, room] = await count.evaluate((element) => [element.scrollWidth, element.clientWidth]);
  expect(text).toBeLessThanOrEqual(room ?? 0);
});
