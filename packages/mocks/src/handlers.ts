import type { HttpHandler } from 'msw';
import { accountHandlers } from './account.ts';
import { facetsOf } from './facets.ts';
import { categories } from './fixtures/categories.ts';
import { configuration } from './fixtures/configuration.ts';
import { features } from './fixtures/features.ts';
import { cities, governorates } from './fixtures/places.ts';
import { propertyOf, similarProperties } from './fixtures/properties.ts';
import { listPage } from './listing.ts';
import { mapView } from './mapView.ts';
import { areaOf, busiestAreas, marketOf } from './market.ts';
import { homeById } from './matching.ts';
import { errorResponse, mockCall } from './mockCall.ts';
import { interpretation, suggestions } from './words.ts';

/** The mocked marketplace: every call of the journey, answered from the fixtures. */
export const handlers: HttpHandler[] = [
  mockCall('getConfigurations', () => ({ data: configuration })),
  mockCall('getCategories', ({ language }) => ({ data: categories(language) })),
  mockCall('getGovernorates', ({ language }) => ({ data: { data: governorates(language) } })),
  mockCall('getCities', ({ language }) => ({ data: { data: cities(language) } })),
  mockCall('getMainFeatures', ({ params, language }) => ({ data: features(Number(params.categoryId), language) })),
  mockCall('search', ({ query, body, language }) => ({
    ...listPage(language, { ...body.data, query: body.query }, { ...body, page: query.page ?? body.page }),
    corrected: null,
    unused: [],
  })),
  mockCall('listForSale', ({ query, language }) => listPage(language, { ...query, action: 'forsell' }, query)),
  mockCall('listForRent', ({ query, language }) => listPage(language, { ...query, action: 'forrent' }, query)),
  mockCall('getFacets', ({ query, language }) => facetsOf(query, language)),
  mockCall('getSuggestions', ({ query, language }) => ({ data: suggestions(query.q, language) })),
  mockCall('interpret', ({ query, language }) => interpretation(query.q, language)),
  mockCall('getMap', ({ query: { zoom, ...wanted }, language }) => mapView(wanted, zoom, language)),
  mockCall('getBusiestAreas', ({ language }) => ({ data: busiestAreas(language) })),
  mockCall('getArea', ({ params, query, language }) => {
    const area = areaOf(Number(params.cityId), language, query);
    return area ? { data: area } : errorResponse('not_found');
  }),
  mockCall('getProperty', ({ params, language }) => {
    const card = homeById(params.id, language);
    if (!card) return errorResponse('not_found');
    return { data: propertyOf(card, language), similar_properties: similarProperties(language) };
  }),
  mockCall('getSimilar', ({ params, language }) =>
    homeById(params.id, language) ? { data: similarProperties(language) } : errorResponse('not_found'),
  ),
  mockCall('getMarket', ({ params, language }) => {
    const card = homeById(params.id, language);
    return card ? { data: marketOf(card) } : errorResponse('not_found');
  }),
  mockCall('addLead', ({ params, language }) =>
    homeById(params.id, language) ? { phone: '01001234567' } : errorResponse('not_found'),
  ),
  mockCall('addView', ({ params, language }) =>
    homeById(params.id, language) ? { counted: true } : errorResponse('not_found'),
  ),
  ...accountHandlers(),
];
