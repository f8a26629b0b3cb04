import type { APIRequestContext } from '@playwright/test';
import { fetchListingsForSale, findListingWithPrices } from './listings.ts';

type Address = string | ((request: APIRequestContext) => Promise<string>);

/** Id of the first reel in the default order. */
async function findFirstReel(request: APIRequestContext): Promise<string> {
  const { data } = await (await request.get('/api/reels')).json();
  return data.data[0].id;
}

/** URL of each kind of page, and of states with code of their own. */
export const PAGES: Record<string, Address> = {
  'the home page': '/',
  'a list': '/listing',
  'a filtered list': '/rent?type=housing&bedrooms=3&sort=price_asc',
  'a later page of a list': '/listing?page=2',
  'a map': '/listing?view=map',
  'open filters': '/listing?slider=filters',
  'search results': '/search?query=maadi',
  'a search without correction': '/search?query=maadi&plain=1',
  'a search with a typo': '/search?query=maadii&plain=1',
  'a search that finds nothing': '/search?query=maadi&max_price=1',
  'a search with the nearest properties':
    '/search?action=forsell&type=housing&gover=1&city=16&bedrooms=5&max_price=2000000',
  'paid ads': '/superior',
  'a property': async (request) => `/property-${(await findListingWithPrices(request)).listing.id}`,
  'a removed property': `/property-${process.env.E2E_GONE}`,
  'an area': '/area-1',
  'a comparison': async (request) =>
    `/compare?homes=${(await fetchListingsForSale(request)).slice(0, 3).map(({ id }) => id)}`,
  'a comparison of nothing': '/compare',
  'the contact form': '/contact',
  'saved searches': '/saved',
  'the profile': '/profile',
  'the favourites': '/favorites',
  'the messages': '/messages',
  'the leads of a seller': '/leads',
  'the listings of a seller': '/myproperties',
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
  'the return from a login provider': '/login/return',
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
  'the application of an advisor': '/apply-advisor',
  'a provider': async (request) => {
    const [listing] = await fetchListingsForSale(request);
    const { data } = await (await request.get(`/api/properties/${listing?.id}`)).json();
    return `/provider/${data.user.id}`;
  },
  'the form of a reel': '/add-reel',
  'the form of a posted reel': '/update-reel',
  'a sample of the reel card': '/style',
  'a demo of the pricing pack': '/test',
  'an open menu': '/?slider=menu',
  'an unknown page': '/no/such/page',
};

const toViews = (path: string, parameter: string, views: readonly string[]) =>
  views.map((view) => `${path}?${parameter}=${view}`);

/** Further pages that only a signed-in user or a member of staff sees, by a demo account that sees them. */
export const ACCOUNT_PAGES: Record<string, readonly string[]> = {
  'buyer@example.com': toViews('/profile', 'tab', ['payments', 'alerts', 'security', 'settings']),
  'tamer.el.badawy@example.com': [
    '/myproperties',
    '/addProperty',
    '/add-reel',
    '/plans',
    '/favorites',
    '/messages',
    '/leads',
  ],
  'moderator@example.com': toViews('/moderation', 'view', [
    'ads',
    'reports',
    'reels',
    'advisors',
    'reviews',
    'people',
    'log',
  ]),
  'finance@example.com': toViews('/finance', 'tab', ['decide', 'orders', 'rules', 'books', 'events']),
};

/** URL of a page of `PAGES`. */
export const findAddress = (address: Address, request: APIRequestContext): Promise<string> | string =>
  typeof address === 'string' ? address : address(request);
