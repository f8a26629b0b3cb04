import type { PropertyCard } from '@mashrabiya/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { fetchListingsForSale } from './support/listings.ts';
import { CHEAPER_BY } from './support/server.ts';
import { ar, en, expect, getCards, test, toEnglish, waitForHydration } from './support/test.ts';
import { createAccount, logInWith } from './support/users.ts';

const json = { 'content-type': 'application/vnd.api+json' };
const BUYER = { email: 'buyer@example.com', password: 'mashrabiya demo' };

async function openFavorites(page: Page, token: string, path = '/favorites') {
  await logInWith(page, token);
  await page.goto(path);
  await waitForHydration(page);
}

/** New user with these favorites; the last one was added last. */
async function createBuyer(request: APIRequestContext, listings: readonly PropertyCard[]) {
  const user = await createAccount(request);
  const headers = { ...json, authorization: `Bearer ${user.token}` };
  for (const { id } of listings) {
    await request.post('/api/love-toggle', { headers, data: JSON.stringify({ task_id: id }) });
  }
  return user;
}

/** Two properties for sale in different governorates, and one for rent, all with coordinates. */
async function fetchThreeListings(request: APIRequestContext) {
  const forSale = (await fetchListingsForSale(request)).filter(({ location }) => location);
  const [firstListing] = forSale;
  const listingElsewhere = forSale.find(({ gover }) => gover !== firstListing?.gover);
  const { allData: forRent } = await (await request.get('/api/forrent')).json();
  const rentalListing = (forRent as PropertyCard[]).find(({ location }) => location);
  if (!firstListing || !listingElsewhere || !rentalListing) throw new Error('the seed has no such homes');
  return [firstListing, listingElsewhere, rentalListing] as const;
}

for (const [language, texts] of Object.entries({ ar, en })) {
  test(`a favourite shows its change of price, and unavailable ones are separate: ${language}`, {
    tag: '@full',
  }, async ({ page }) => {
    const { favorites } = texts.account;
    const answer = await page.request.post('/api/login', { headers: json, data: JSON.stringify(BUYER) });
    await openFavorites(page, (await answer.json()).token, language === 'en' ? toEnglish('/favorites') : undefined);
    const offeredList = page.getByRole('list', { name: favorites.offered, exact: true });
    await expect(offeredList.getByRole('article')).toHaveCount(1);
    const [textBeforePercent] = favorites.cheaper.split('{{percent}}');
    await expect(offeredList).toContainText(
      textBeforePercent?.replace('{{amount}}', CHEAPER_BY.toLocaleString('en')) ?? '-',
    );
    const unavailable = page.getByRole('list', { name: favorites.gone });
    await expect(unavailable.getByRole('article')).toHaveCount(1);
    await expect(unavailable).toContainText(favorites.reason.expired);
    await expect(unavailable.getByRole('link').first()).toHaveAttribute('href', `/property-${process.env.E2E_GONE}`);
  });
}

test('favourites are filtered by kind and place, and shown on the map', { tag: '@full' }, async ({ page, texts }) => {
  const { account: accountTexts, map, search, vocabulary } = texts;
  const [firstListing, secondListing, rented] = await fetchThreeListings(page.request);
  const { token } = await createBuyer(page.request, [firstListing, secondListing, rented]);
  await openFavorites(page, token);
  await expect(getCards(page)).toHaveCount(3);
  await page.getByRole('combobox', { name: search.label.action }).click();
  await page.getByRole('option', { name: new RegExp(vocabulary.action.forsell) }).click();
  await expect(getCards(page)).toHaveCount(2);

  await page.getByRole('link', { name: accountTexts.favorites.map }).click();
  await expect(page).toHaveURL(/\/favorites\?(?=.*view=map)(?=.*action=forsell)/);
  const region = page.getByRole('region', { name: map.label });
  const pins = region.locator('button[data-home]');
  await expect(pins).toHaveCount(2);
  await region.locator(`[data-home="${secondListing.id}"]`).press('Enter');
  const openedRegion = page.getByRole('region', { name: map.opened });
  await expect(openedRegion.getByRole('link')).toHaveAttribute('href', `/property-${secondListing.id}`);

  await page.getByRole('link', { name: accountTexts.favorites.list }).click();
  await page.getByRole('combobox', { name: accountTexts.favorites.place }).click();
  await page.getByRole('option', { name: '(1)' }).first().click();
  await expect(page).toHaveURL(/gover=\d/);
  await expect(getCards(page)).toHaveCount(1);
  await page.goBack();
  await expect(getCards(page)).toHaveCount(2);
});

test('a link shares the favourites, without the notes, until it is ended', { tag: '@phone' }, async ({
  page,
  texts,
  browser,
}) => {
  const { note, share } = texts.account.favorites;
  const words = 'Ask about the lift';
  const [listing] = await fetchThreeListings(page.request);
  const { token } = await createBuyer(page.request, [listing]);
  await openFavorites(page, token);
  await page.getByRole('button', { name: note.add }).click();
  await page.getByRole('textbox', { name: note.label }).fill(words);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByText(note.saved)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: note.label })).toHaveValue(words);
  await waitForHydration(page);

  await page.getByRole('button', { name: share.open }).click();
  const panel = page.getByRole('dialog', { name: share.title });
  await panel.getByRole('button', { name: share.make }).click();
  const link = (await panel.locator('.link').textContent()) ?? '';
  const otherPage = await browser.newPage();
  const { shared } = en.account.favorites;
  await otherPage.goto(toEnglish(link));
  await expect(otherPage.getByRole('heading', { level: 1 })).toHaveText(shared.title);
  await expect(getCards(otherPage)).toHaveCount(1);
  await expect(getCards(otherPage).getByRole('heading').getByRole('link')).toHaveAttribute(
    'href',
    `/property-${listing.id}`,
  );
  await expect(otherPage.locator('html')).not.toContainText(words);

  await panel.getByRole('button', { name: share.end }).click();
  await expect(panel.getByRole('button', { name: share.make })).toBeVisible();
  const answer = await otherPage.goto(toEnglish(link));
  expect(answer?.status()).toBe(404);
  await expect(otherPage.getByRole('heading', { level: 1 })).toHaveText(shared.gone);
  await otherPage.close();
});
