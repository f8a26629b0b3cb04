import { z } from 'zod';
import { LISTS } from '../call/caching.ts';
import { defineCall } from '../call/call.ts';
import { endpoints } from '../call/endpoints.ts';
import { NEAREST_COUNT } from '../constants/constants.ts';
import { FILTER_NAMES, FilterQuery } from './facetCalls.ts';
import { filterErrors, orderedRanges } from './filters.ts';
import { PropertyCard } from './property.ts';

/** In what a home is not as it was asked for; what it is instead stands in the home. */
export const Difference = z
  .object({
    filter: z.enum(FILTER_NAMES),
    /**
     * By how much, where that can be said: EGP or square metres above (negative: below) the range, rooms more or fewer,
     * minus the features that are missing, kilometres to the place (to the next town's centre, to the map's middle).
     */
    by: z.number().nullable(),
  })
  .meta({ id: 'Difference' });
export type Difference = z.infer<typeof Difference>;

export const NearHome = z
  .object({
    home: PropertyCard,
    /** The place first, then what matters most. */
    differences: z.array(Difference).min(1),
  })
  .meta({ id: 'NearHome' });
export type NearHome = z.infer<typeof NearHome>;

export const nearestCalls = {
  getNearest: defineCall(endpoints.getNearest, {
    summary: 'List near matches',
    description: 'Where no property meets all filters: the closest ones, those in the chosen place first.',
    cache: LISTS,
    query: z.strictObject(FilterQuery.shape).check(orderedRanges),
    answer: z.object({ data: z.array(NearHome).max(NEAREST_COUNT) }),
    errors: [...filterErrors, 'text_too_long'],
  }),
};
