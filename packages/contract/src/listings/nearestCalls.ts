import { z } from 'zod';
import { LIST_CACHING } from '../call/caching.ts';
import { defineCall } from '../call/call.ts';
import { NEAREST_COUNT } from '../constants/constants.ts';
import { listingEndpoints } from './endpoints.ts';
import { FILTER_NAMES, FilterQuery } from './facetCalls.ts';
import { filterErrors, rangeOrderCheck } from './filters.ts';
import { PropertyCard } from './property.ts';

/** A criterion that a listing misses; the listing has the actual value. */
export const FilterDifference = z
  .object({
    filter: z.enum(FILTER_NAMES),
    /**
     * Signed distance, where it can be measured: EGP or square metres above (negative: below) the range, rooms more or
     * fewer, minus the number of missing features, kilometres to the place (to the next town's centre, to the map's
     * middle).
     */
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
