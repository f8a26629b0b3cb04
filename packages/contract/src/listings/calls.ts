import { z } from 'zod';
import { LIST_CACHING } from '../call/caching.ts';
import { defineCall } from '../call/call.ts';
import { IdParams, pageNumbers } from '../call/commonSchemas.ts';
import { listingEndpoints } from './endpoints.ts';
import { filterErrors, ListQuery, PageNumber, SearchBody } from './filters.ts';
import { Property, PropertyCard } from './property.ts';

/** A page past the last is empty, with the same totals. */
export const PropertyPage = z
  .object({
    allData: z.array(PropertyCard),
    ...pageNumbers,
    /** Exact up to 10,000; a larger number only means that there are more. */
    total_properties: z.int().min(0),
  })
  .meta({ id: 'PropertyPage' });
export type PropertyPage = z.infer<typeof PropertyPage>;

export const SearchPage = PropertyPage.extend({
  /** The query that was used instead when the given one had no results. */
  corrected: z.string().nullable(),
  /** Words of `query` and `prefer`, as typed, that no result contains. They do not narrow the results. */
  unused: z.array(z.string()),
}).meta({ id: 'SearchPage' });
export type SearchPage = z.infer<typeof SearchPage>;

const listErrors = [...filterErrors, 'invalid_page', 'invalid_sort'] as const;

export const listingCalls = {
  search: defineCall(listingEndpoints.search, {
    summary: 'Search properties',
    description: 'Properties that match a text and filters.',
    query: z.strictObject({ page: PageNumber.optional() }),
    body: SearchBody,
    answer: SearchPage,
    errors: [...listErrors, 'malformed_body', 'body_too_large', 'unsupported_content_type', 'text_too_long'],
  }),
  listForSale: defineCall(listingEndpoints.listForSale, {
    summary: 'List properties for sale',
    description: 'A page of properties that match the filters.',
    cache: LIST_CACHING,
    query: ListQuery,
    answer: PropertyPage,
    errors: listErrors,
  }),
  listForRent: defineCall(listingEndpoints.listForRent, {
    summary: 'List properties for rent',
    description: 'A page of properties that match the filters.',
    cache: LIST_CACHING,
    query: ListQuery,
    answer: PropertyPage,
    errors: listErrors,
  }),
  getProperty: defineCall(listingEndpoints.getProperty, {
    summary: 'Get a property',
    description: 'One property, with similar ones.',
    cache: LIST_CACHING,
    params: IdParams,
    answer: z.object({ data: Property, similar_properties: z.array(PropertyCard) }),
    errors: ['invalid_id', 'not_found', 'gone'],
  }),
};
