import type { Page } from '@playwright/test';
import { findListingWithPrices } from './support/listings.ts';
import { expect, expectPropertyOpen, getCards, scrollThrough, test, waitForHydration } from './support/test.ts';

/** Larger than any intended gap between two parts of the page. */
const MAX_GAP_PX = 80;

/** Empty parts of a property page, and gaps that are too large. */
const measureEmptiness = (page: Page) =>
  page.locator('main .main').evaluate((main, maxGap) => {
    const renderedParts = [...main.children].filter((part) => part.getClientRects().length > 0);
    const parts = renderedParts.map((part) => ({ part, box: part.getBoundingClientRect() }));
    const found: string[] = [];
    for (const [index, { part, box }] of parts.entries()) {
      const name = `${part.tagName} ${part.className}`;
      if (box.height > maxGap && !part.textContent?.trim()) found.push(`${name} is empty: ${box.height} px`);
      const space = (parts[index + 1]?.box.top ?? box.bottom) - box.bottom;
      if (space > maxGap) found.push(`${space} px after ${name}`);
    }
    return found;
  }, MAX_GAP_PX);

async function expectNoEmptiness(page: Page) {
  await scrollThrough(page);
  for (const part of ['.calculator', '.market']) {
    await expect(page.locator(`main ${part}`)).toHaveCount(1);
    await page.locator(`main ${part}`).scrollIntoViewIfNeeded();
    await expect(page.locator(`main ${part}`).getByRole('heading', { level: 2 })).toBeVisible();
  }
  await expect.poll(() => measureEmptiness(page)).toEqual([]);
}

test('a property page shows every part once without gaps, after a click and after reloads', { tag: '@full' }, async ({
  page,
  request,
}) => {
  const { listing, page: listPage } = await findListingWithPrices(request);
  await page.goto(`/listing?page=${listPage}`);
  await waitForHydration(page);
  await getCards(page).locator(`a[href$="/property-${listing.id}"]`).first().click();
  await expectPropertyOpen(page);
  await expectNoEmptiness(page);
  for (let reload = 0; reload < 2; reload += 1) {
    await page.reload();
    await waitForHydration(page);
    await expectNoEmptiness(page);
  }
});
