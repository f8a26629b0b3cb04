import { type CallAnswer, CONTACTED_REVIEW_WEIGHT, MIN_REVIEWS_FOR_AVERAGE } from '@mashrabiya/contract';
import { fetchListingsForSale } from './support/listings.ts';
import { ar, expect, test, waitForHydration } from './support/test.ts';
import { confirmEmail, createAccount, logInWith } from './support/users.ts';

const { rating, reviews } = ar.people;
const WORDS = 'تعامل محترم والإعلان دقيق.';

test('a visitor is asked to log in to rate; a user rates once, and the average follows', {
  tag: '@phone',
}, async ({ page, request }) => {
  const [listing] = await fetchListingsForSale(request);
  const { data: property }: CallAnswer<'getProperty'> = await (
    await request.get(`/api/properties/${listing?.id}`)
  ).json();
  const { id, name } = property.user;
  const fetchProvider = async () => {
    const { data }: CallAnswer<'getProvider'> = await (await request.get(`/api/provider/${id}`)).json();
    return data;
  };
  const providerBefore = await fetchProvider();
  const { email, token } = await createAccount(request);
  await confirmEmail(request, email);

  await page.goto(`/property-${listing?.id}`);
  await waitForHydration(page);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('button', { name: rating.login }).click();
  await expect(page.getByRole('dialog').getByText(rating.login)).toBeVisible();

  await logInWith(page, token);
  await page.goto(`/provider/${id}`);
  await waitForHydration(page);
  await page.locator('label').filter({ hasText: rating.stars_one }).click();
  await page.getByRole('textbox', { name: reviews.text }).fill(WORDS);
  await page.getByRole('button', { name: reviews.send }).click();
  const ownRegion = page.getByRole('region', { name: reviews.own });
  await expect(ownRegion).toContainText(WORDS);
  const { reviews: count, stars, rating: average } = await fetchProvider();
  expect([count, stars[1]]).toEqual([providerBefore.reviews + 1, providerBefore.stars[1] + 1]);
  const { data: written }: CallAnswer<'listReviews'> = await (await request.get(`/api/provider/${id}/reviews`)).json();
  const counted = written.data.flatMap(({ rating: givenStars, has_contacted }) =>
    Array.from({ length: has_contacted ? CONTACTED_REVIEW_WEIGHT : 1 }, () => givenStars),
  );
  const sum = counted.reduce((total, givenStars) => total + givenStars, 0);
  expect(average).toBe(count < MIN_REVIEWS_FOR_AVERAGE ? null : Math.round((sum * 10) / counted.length) / 10);

  await ownRegion.getByRole('button', { name: reviews.remove }).click();
  await expect(page.getByRole('heading', { name: reviews.write })).toBeVisible();
  expect(await fetchProvider()).toEqual(providerBefore);
});
