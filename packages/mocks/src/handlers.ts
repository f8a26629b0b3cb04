import type { Action } from '@mashrabiya/contract';
import type { HttpHandler } from 'msw';
import { accountHandlers } from './account.ts';
import { advisorHandlers } from './advisors.ts';
import { companyHandlers } from './companies.ts';
import { conversationHandlers } from './conversations.ts';
import { categories } from './fixtures/categories.ts';
import { configuration } from './fixtures/configuration.ts';
import { features } from './fixtures/features.ts';
import type { FixtureLanguage } from './fixtures/language.ts';
import { cities, governorates } from './fixtures/places.ts';
import { toProperty } from './fixtures/properties.ts';
import { leadHandlers } from './leads.ts';
import { errorResponse, type MockInput, mockCall, mockPending } from './mockCall.ts';
import { orderHandlers } from './orders.ts';
import { providerHandlers } from './providers.ts';
import { reelHandlers } from './reels.ts';
import {
  buildListPage,
  findNearestListings,
  findSimilarListings,
  getFacets,
  getInterpretation,
  getMapView,
  getSuggestions,
  toSortOption,
} from './search/listing.ts';
import { getCards, getFacts } from './search/listings.ts';
import { getArea, getBusiestAreas, getMarket } from './search/market.ts';
import { textHandlers } from './texts.ts';

function listByAction(
  action: Action,
  { page = 1, sort_date, sort_price, ...filters }: MockInput<'listForSale'>['query'],
  language: FixtureLanguage,
) {
  return buildListPage(
    { filters: { ...filters, action }, sort: toSortOption({ sort_date, sort_price }), page },
    language,
  );
}

/**
 * Handlers for every call, answered from the fixtures. Favorites, saved searches and orders are stateful per instance:
 * each story starts with its own.
 */
export const createHandlers = (): HttpHandler[] => [
  mockCall('getConfigurations', () => ({ data: configuration })),
  mockCall('getCategories', ({ language }) => ({ data: categories(language) })),
  mockCall('getGovernorates', ({ language }) => ({ data: { data: governorates(language) } })),
  mockCall('getCities', ({ language }) => ({ data: { data: cities(language) } })),
  mockCall('getMainFeatures', ({ params, language }) => ({ data: features(Number(params.categoryId), language) })),
  mockCall('search', ({ query, body, language }) =>
    buildListPage(
      {
        text: body.query,
        prefer: body.prefer,
        filters: body.data,
        sort: toSortOption(body),
        page: query.page ?? body.page ?? 1,
      },
      language,
    ),
  ),
  mockCall('listForSale', ({ query, language }) => listByAction('forsell', query, language)),
  mockCall('listForRent', ({ query, language }) => listByAction('forrent', query, language)),
  mockCall('getFacets', ({ query }) => getFacets(query)),
  mockCall('getNearest', ({ query, language }) => ({ data: findNearestListings(query, language) })),
  mockCall('getSuggestions', async ({ query, language }) => ({ data: await getSuggestions(query.q, language) })),
  mockCall('interpret', ({ query }) => getInterpretation(query.q)),
  mockCall('getMap', ({ query: { zoom, ...mapSearch } }) => getMapView(mapSearch, zoom)),
  mockCall('getBusiestAreas', ({ language }) => ({ data: getBusiestAreas(language) })),
  mockCall('getPriceMedian', () => ({ data: null })),
  mockCall('getArea', ({ params, query, language }) => {
    const area = getArea(Number(params.cityId), language, query);
    return area ? { data: area } : errorResponse('not_found');
  }),
  mockCall('getProperty', ({ params, language }) => {
    const [card] = getCards([params], language);
    if (!card) return errorResponse('not_found');
    return { data: toProperty(card, language), similar_properties: findSimilarListings(params.id, language) ?? [] };
  }),
  mockCall('getSimilar', ({ params, language }) => {
    const data = findSimilarListings(params.id, language);
    return data ? { data } : errorResponse('not_found');
  }),
  mockCall('getMarket', ({ params }) =>
    getFacts(params.id) ? { data: getMarket(params.id) } : errorResponse('not_found'),
  ),
  mockCall('addLead', ({ params }) => (getFacts(params.id) ? { phone: '01001234567' } : errorResponse('not_found'))),
  mockCall('addView', ({ params }) => (getFacts(params.id) ? { counted: true } : errorResponse('not_found'))),
  mockCall('sendContact', () => ({ reference: '1B2C3-D4E5F' })),
  ...orderHandlers(),
  ...reelHandlers(),
  ...providerHandlers(),
  ...advisorHandlers(),
  ...companyHandlers(),
  ...textHandlers(),
  ...accountHandlers(),
  ...conversationHandlers(),
  // Pages load changes in intervals.
  mockPending('streamUserEvents'),
  ...leadHandlers(),
];
