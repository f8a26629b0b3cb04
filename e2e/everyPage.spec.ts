import { matchRoute, notFoundRoute, type Route, routes } from '@mashrabiya/web/routes';
import type { APIRequestContext } from '@playwright/test';
import { runDevelopmentBuild } from './support/developmentBuild.ts';
import { fetchListingsForSale, findListingWithPrices } from './support/listings.ts';
import { findTextsInOtherScript } from './support/script.ts';
import { expect, scrollThrough, test, toEnglish, waitForHydration } from './support/test.ts';

type Address = string | ((request: APIRequestContext) => Promise<string>);

/** Id of the first reel in the default order. */
async function findFirstReel(request: APIRequestContext): Promise<string> {
  const { data } = await (await request.get('/api/reels')).json();
  return data.data[0].id;
}

/** URL of each kind of page, and of states with code of their own. */
const PAGES: Record<string, Address> = {
  'the home page': '/',
  'a list': '/listing',
  'a filtered list': '/rent?type=housing&bedrooms=3&sort=price_asc',
  'a later page of a list': '/listing?page=2',
  'a map': '/listing?view=map',
  'open filters': '/listing?slider=filters',
  'search results': '/search?query=maadi',
  'a search for words as they stand': '/search?query=maadi&plain=1',
  'a search with a slip': '/search?query=maadii&plain=1',
  'a search that finds nothing': '/search?query=maadi&max_price=1',
  'a search that near homes answer': '/search?action=forsell&type=housing&gover=1&city=16&bedrooms=5&max_price=2000000',
  'paid ads': '/superior',
  'a home': async (request) => `/property-${(await findListingWithPrices(request)).listing.id}`,
  'a home that is gone': `/property-${process.env.E2E_GONE}`,
  'an area': '/area-1',
  'a comparison': async (request) =>
    `/compare?homes=${(await fetchListingsForSale(request)).slice(0, 3).map(({ id }) => id)}`,
  'a comparison of nothing': '/compare',
  'the contact form': '/contact',
  'saved searches': '/saved',
  'a page for members': '/profile',
  'the favourites of members': '/favorites',
  'the ads of members': '/myproperties',
  'a new ad': '/addProperty',
  'an ad that is edited': '/update',
  'a copy of an ad': '/addProperty?from=01900000-0000-7000-8000-000000000001',
  'the statistics of an ad': '/ad-statistics-01900000-0000-7000-8000-000000000001',
  'the preview of an ad': '/ad-preview-01900000-0000-7000-8000-000000000001',
  'a report': async (request) => `/property-${(await findListingWithPrices(request)).listing.id}?slider=report`,
  'the moderation queue': '/moderation',
  'the finance console': '/finance',
  plans: '/plans',
  'ad prices': '/pricing',
  'a checkout': '/plans/checkout?plan=2',
  'the end of a payment': '/payment-success',
  'a receipt': '/plans/receipt',
  'favourites that are no longer shared': '/shared-ended',
  'a link that confirms an address, without its secret': '/verify-email',
  'a link for a new password': '/reset-password',
  'a link that stops an alert': '/stop-alert',
  'the way back from a login elsewhere': '/login/return',
  'about us': '/about_us',
  'the privacy policy': '/privacy',
  'property management': '/managment',
  'financial advice': '/financial',
  'the news': '/news',
  'an article': async (request) => {
    const { data } = await (await request.get('/api/news')).json();
    return `/news/${data[0].slug}`;
  },
  'common questions': '/QAs',
  'the viewer of reels': '/reels',
  'a reel in the viewer': async (request) => `/reels/${await findFirstReel(request)}`,
  'a reel to share': async (request) => `/reel-${await findFirstReel(request)}`,
  'the search of reels': '/reels-search?action=sell',
  'the recorder of reels': '/videos/record',
  'the advisors': '/advisors?type=housing',
  'a request to be an advisor': '/apply-advisor',
  'a provider': async (request) => {
    const [listing] = await fetchListingsForSale(request);
    const { data } = await (await request.get(`/api/properties/${listing?.id}`)).json();
    return `/provider/${data.user.id}`;
  },
  'the form of a reel': '/add-reel',
  'a reel to be changed': '/update-reel',
  'a sample of the reel card': '/style',
  'a demo of the pricing pack': '/test',
  'an open menu': '/?slider=menu',
  'no page': '/no/such/page',
};

test.use({ allowedConsoleErrors: /status of (404|410)/ });

/** Desktop and phone use one language each, so that both are tested without four runs. */
for (const [name, address] of Object.entries(PAGES)) {
  test(`${name}: server and browser render the same in one script, without errors`, { tag: '@phone' }, async ({
    page,
    request,
    isMobile,
  }) => {
    const path = typeof address === 'string' ? address : await address(request);
    // A sentence redirects to its filters; only the target page is rendered.
    const answer = await request.get(isMobile ? path : toEnglish(path));
    await runDevelopmentBuild(page);
    await page.goto(answer.url());
    await waitForHydration(page);
    await scrollThrough(page);
    expect(await findTextsInOtherScript(page, isMobile ? 'ar' : 'en'), 'letters of the other language').toEqual([]);
    await page.reload();
    await waitForHydration(page);
    // Also behind an open panel, where role queries find nothing.
    await expect(page.locator('h1')).toHaveCount(1);
  });
}

test('every kind of page is covered', { tag: '@phone' }, async ({ request }) => {
  const getKind = ({ module, login }: Route) => `${module}${login ? ', for members' : ''}`;
  const seen = new Set<string>();
  for (const address of Object.values(PAGES)) {
    const path = typeof address === 'string' ? address : await address(request);
    seen.add(getKind(matchRoute(path.split('?')[0] ?? '').route));
  }
  expect([...routes, notFoundRoute].map(getKind).filter((kind) => !seen.has(kind))).toEqual([]);
});
