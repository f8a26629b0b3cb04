import type { Action } from '@mashrabiya/contract';
import type { HttpHandler } from 'msw';
import { accountHandlers } from './account.ts';
import { advisorHandlers } from './advisors.ts';
import { categories } from './fixtures/categories.ts';
import { configuration } from './fixtures/configuration.ts';
import { features } from './fixtures/features.ts';
import type { FixtureLanguage } from './fixtures/language.ts';
import { cities, governorates } from './fixtures/places.ts';
import { propertyOf } from './fixtures/properties.ts';
import { errorResponse, type MockInput, mockCall } from './mockCall.ts';
import { orderHandlers } from './orders.ts';
import { providerHandlers } from './providers.ts';
import { reelHandlers } from './reels.ts';
import {
  facetsOf,
  interpretation,
  listPage,
  mapView,
  nearest,
  similarListings,
  sortOf,
  suggestions,
} from './search/listing.ts';
import { cardsOf, factsOf } from './search/listings.ts';
import { areaOf, busiestAreas, marketOf } from './search/market.ts';
import { textHandlers } from './texts.ts';

function listByAction(
  action: Action,
  { page = 1, sort_date, sort_price, ...filters }: MockInput<'listForSale'>['query'],
  language: FixtureLanguage,
) {
  return listPage({ filters: { ...filters, action }, sort: sortOf({ sort_date, sort_price }), page }, language);
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
    listPage(
      {
        text: body.query,
        prefer: body.prefer,
        filters: body.data,
        sort: sortOf(body),
        page: query.page ?? body.page ?? 1,
      },
      language,
    ),
  ),
  mockCall('listForSale', ({ query, language }) => listByAction('forsell', query, language)),
  mockCall('listForRent', ({ query, language }) => listByAction('forrent', query, language)),
  mockCall('getFacets', ({ query }) => facetsOf(query)),
  mockCall('getNearest', ({ query, language }) => ({ data: nearest(query, language) })),
  mockCall('getSuggestions', async ({ query, language }) => ({ data: await suggestions(query.q, language) })),
  mockCall('interpret', ({ query }) => interpretation(query.q)),
  mockCall('getMap', ({ query: { zoom, ...wanted } }) => mapView(wanted, zoom)),
  mockCall('getBusiestAreas', ({ language }) => ({ data: busiestAreas(language) })),
  mockCall('getPriceMedian', () => ({ data: null })),
  mockCall('getArea', ({ params, query, language }) => {
    const area = areaOf(Number(params.cityId), language, query);
    return area ? { data: area } : errorResponse('not_found');
  }),
  mockCall('getProperty', ({ params, language }) => {
    const [card] = cardsOf([params], language);
    if (!card) return errorResponse('not_found');
    return { data: propertyOf(card, language), similar_properties: similarListings(params.id, language) ?? [] };
  }),
  mockCall('getSimilar', ({ params, language }) => {
    const data = similarListings(params.id, language);
    return data ? { data } : errorResponse('not_found');
  }),
  mockCall('getMarket', ({ params }) =>
    factsOf(params.id) ? { data: marketOf(params.id) } : errorResponse('not_found'),
  ),
  mockCall('addLead', ({ params }) => (factsOf(params.id) ? { phone: '01001234567' } : errorResponse('not_found'))),
  mockCall('addView', ({ params }) => (factsOf(params.id) ? { counted: true } : errorResponse('not_found'))),
  mockCall('sendContact', () => ({ reference: '1B2C3-D4E5F' })),
  ...orderHandlers(),
  ...reelHandlers(),
  ...providerHandlers(),
  ...advisorHandlers(),
  ...textHandlers(),
  ...accountHandlers(),
];
