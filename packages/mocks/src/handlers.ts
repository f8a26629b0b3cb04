import type { HttpHandler } from 'msw';
import { categories } from './fixtures/categories.ts';
import { configuration } from './fixtures/configuration.ts';
import { features } from './fixtures/features.ts';
import { cities, governorates } from './fixtures/places.ts';
import { propertyOf, similarProperties } from './fixtures/properties.ts';
import { homeById, listPage } from './listing.ts';
import { errorResponse, mockCall } from './mockCall.ts';

/** The mocked marketplace: every call of the journey, answered from the fixtures. */
export const handlers: HttpHandler[] = [
  mockCall('getConfigurations', () => ({ data: configuration })),
  mockCall('getCategories', ({ language }) => ({ data: categories(language) })),
  mockCall('getGovernorates', ({ language }) => ({ data: { data: governorates(language) } })),
  mockCall('getCities', ({ language }) => ({ data: { data: cities(language) } })),
  mockCall('getMainFeatures', ({ params, language }) => ({ data: features(Number(params.categoryId), language) })),
  mockCall('search', ({ query, body, language }) => ({
    ...listPage(language, body.data, { ...body, page: query.page ?? body.page }, body.query),
    corrected: null,
  })),
  mockCall('listForSale', ({ query, language }) => listPage(language, { ...query, action: 'forsell' }, query)),
  mockCall('listForRent', ({ query, language }) => listPage(language, { ...query, action: 'forrent' }, query)),
  mockCall('getProperty', ({ params, language }) => {
    const card = homeById(params.id, language);
    if (!card) return errorResponse('not_found');
    return { data: propertyOf(card, language), similar_properties: similarProperties(language) };
  }),
];
