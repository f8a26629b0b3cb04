import { z } from 'zod';
import { LIST_CACHING } from '../call/caching.ts';
import { defineCall } from '../call/call.ts';
import { NEAREST_COUNT } from '../constants/constants.ts';
import { listingEndpoints } from './endpoints.ts';
import { FILTER_NAMES, FilterQuery } from './facetCalls.ts';
import { filterErrors, rangeOrderCheck } from './filters.ts';
import { PropertyCard } from './property.ts';

export const FilterDifference = z
  .object({
    filter: z.enum(FILTER_NAMES),
    /** Signed: EGP or m² beyond the range, rooms, minus missing features, kilometres to the place; else null. */
    by: z.number().nullable(),
  })
  .meta({ id: 'FilterDifference' });
export type FilterDifference = z.infer<typeof FilterDifference>;

export const NearestListing = z
  .object({
    home: PropertyCard,
    /** The place first, then by importance. */
    differences: z.array(FilterDifference).min(1),
  })
  .meta({ id: 'NearestListing' });
export type NearestListing = z.infer<typeof NearestListing>;

export const nearestCalls = {
  getNearest: defineCall(listingEndpoints.getNearest, {
    summary: 'List near matches',
    description: 'Where no property meets all filters: the closest ones, those in the chosen place first.',
    cache: LIST_CACHING,
    query: z.strictObject(FilterQuery.shape).check(rangeOrderCheck),
    answer: z.object({ data: z.array(NearestListing).max(NEAREST_COUNT) }),
    errors: [...filterErrors, 'text_too_long'],
  }),
};
