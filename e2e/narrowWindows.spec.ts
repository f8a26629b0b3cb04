import { fetchListingsForSale } from './support/listings.ts';
import { expect, skipUnlessOn, test, toEnglish } from './support/test.ts';

test.beforeEach(() => skipUnlessOn('desktop', 'these windows have sizes of their own'));

test('titles of similar listings stay inside their cards', { tag: '@full' }, async ({ page, request }) => {
  const [listing] = await fetchListingsForSale(request);
  for (const width of [320, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(toEnglish(`/property-${listing?.id}`));
    await page.locator('main .similar').scrollIntoViewIfNeeded();
    const overflowing = await page
      .locator('main .similar article .foot')
      .evaluateAll((cardFooters) =>
        cardFooters.filter((footer) => footer.scrollWidth > footer.clientWidth).map((foot) => foot.textContent),
      );
    expect(overflowing).toEqual([]);
  }
});

test('the count of a list fits on the narrowest phone', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/listing');
  const count = page.locator('main .count');
  await expect(count).toBeVisible();
  const [textWidth, availableWidth] = await count.evaluate((element) => [element.scrollWidth, element.clientWidth]);
  expect(textWidth).toBeLessThanOrEqual(availableWidth ?? 0);
});

test('all parts of the bar fit on narrow phones', { tag: '@full' }, async ({ page }) => {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 700 });
    for (const address of ['/about_us', toEnglish('/about_us')]) {
      await page.goto(address);
      const parts = await page
        .getByRole('banner')
        .locator('.brand, .tools')
        .evaluateAll((found) =>
          found.map((part) => part.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
        );
      const [first, second] = parts.sort((left, right) => left.left - right.left);
      expect(first?.left).toBeGreaterThanOrEqual(6);
      expect(second?.left).toBeGreaterThanOrEqual(first?.right ?? width);
      expect(second?.right).toBeLessThanOrEqual(width - 6);
    }
  }
});
