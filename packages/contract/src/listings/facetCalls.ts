import { z } from 'zod';
import { COUNT_CACHING } from '../call/caching.ts';
import { defineCall } from '../call/call.ts';
import { MAX_QUERY_LENGTH } from '../constants/constants.ts';
import { FILTER_FIELDS } from '../constants/propertyFields.ts';
import { ACTIONS, PAYMENT_METHODS, PROPERTY_TYPES } from '../constants/vocabulary.ts';
import { listingEndpoints } from './endpoints.ts';
import { Filters, filterErrors, rangeOrderCheck } from './filters.ts';
import { buildCountsSchema, counts, facetShape } from './propertyFieldSchemas.ts';

export const FilterQuery = z.object({
  ...Filters.shape,
  action: z.enum(ACTIONS).optional(),
  query: z.string().max(MAX_QUERY_LENGTH).optional(),
});

/** Filters that can be removed as one: a range counts as one, and so do all map filters. */
export const FILTER_NAMES = [
  'query',
  'action',
  'type',
  'subcategory_id',
  'gover',
  'city',
  'price',
  'monthly',
  ...FILTER_FIELDS,
  'payment',
  'ranking',
  'features',
  'map',
] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/**
 * Number of listings for each choice, with all other filters applied. A choice of a filter that takes one or several
 * (place, rooms, finishing …) is counted as if the filter were set to it alone; a feature is added to those already
 * chosen. Dependent filters are dropped: another governorate is counted without the cities, another type without the
 * subcategory and the features.
 */
export const Facets = z
  .object({
    total: z.int().min(0),
    /** True if counts of choices are from a sample: two digits are reliable, and rare choices may be missing. */
    is_estimated: z.boolean(),
    action: buildCountsSchema(ACTIONS),
    type: buildCountsSchema(PROPERTY_TYPES),
    subcategory_id: counts,
    gover: counts,
    city: counts,
    /** For rooms and floors, `ROOMS_OR_MORE` includes everything above. */
    ...facetShape,
    payment: buildCountsSchema(PAYMENT_METHODS),
    features: counts,
    /**
     * Without results: the one filter whose removal, with its dependent filters, gives most results; the place only if
     * no other helps; null if no single removal helps.
     */
    best_removal: z.object({ filter: z.enum(FILTER_NAMES), total: z.int().min(0) }).nullable(),
  })
  .meta({ id: 'Facets' });
export type Facets = z.infer<typeof Facets>;

export const facetCalls = {
  getFacets: defineCall(listingEndpoints.getFacets, {
    summary: 'Get facet counts',
    description: 'How many properties each choice of a filter leaves.',
    cache: COUNT_CACHING,
    query: z.strictObject(FilterQuery.shape).check(rangeOrderCheck),
    answer: Facets,
    errors: [...filterErrors, 'text_too_long'],
  }),
};
