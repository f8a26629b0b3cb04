import { z } from 'zod';
import { COUNT_CACHING } from '../call/caching.ts';
import { defineCall } from '../call/call.ts';
import { MAX_QUERY_LENGTH } from '../constants/constants.ts';
import { ACTIONS, PROPERTY_TYPES, SORT_OPTIONS } from '../constants/vocabulary.ts';
import { listingEndpoints } from './endpoints.ts';
import { Filters } from './filters.ts';

const TextQuery = z.strictObject({ q: z.string().max(MAX_QUERY_LENGTH) });

/** A completion of the typed text. `total` counts its listings; completions without listings are omitted. */
export const Suggestion = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('governorate'), gover: z.int(), name: z.string(), total: z.int() }),
    z.object({
      kind: z.literal('city'),
      city: z.int(),
      gover: z.int(),
      name: z.string(),
      gover_name: z.string(),
      total: z.int(),
    }),
    /** A named development; its name is searched for as text. */
    z.object({ kind: z.literal('compound'), name: z.string(), city_name: z.string(), total: z.int() }),
    z.object({
      kind: z.literal('type'),
      type: z.enum(PROPERTY_TYPES),
      /** Null for the whole type. */
      subcategory_id: z.int().nullable(),
      name: z.string(),
      total: z.int(),
    }),
  ])
  .meta({ id: 'Suggestion' });
export type Suggestion = z.infer<typeof Suggestion>;

/** A parsed sentence: filters, names to search for, and the remaining words. */
export const Interpretation = z
  .object({
    filters: z.object({ ...Filters.shape, action: z.enum(ACTIONS).optional() }),
    /** Names to search for as text; the whole sentence if nothing was parsed. */
    text: z.string(),
    /** Words that were not parsed: listings with them come first, see `SearchBody`. */
    prefer: z.string(),
    /** Sort order in the sentence: `cheapest villa`. */
    sort: z.enum(SORT_OPTIONS).optional(),
    understood: z.boolean(),
  })
  .meta({ id: 'Interpretation' });
export type Interpretation = z.infer<typeof Interpretation>;

export const queryTextCalls = {
  getSuggestions: defineCall(listingEndpoints.getSuggestions, {
    summary: 'Get search suggestions',
    description: 'Places, compounds and property types that a text may begin, the most likely first.',
    cache: COUNT_CACHING,
    query: TextQuery,
    answer: z.object({ data: z.array(Suggestion).max(10) }),
    errors: ['required_field', 'text_too_long', 'unknown_field', 'invalid_field'],
  }),
  interpret: defineCall(listingEndpoints.interpret, {
    summary: 'Interpret a search sentence',
    description: 'The filters that an Arabic or English sentence means.',
    cache: COUNT_CACHING,
    query: TextQuery,
    answer: Interpretation,
    errors: ['required_field', 'text_too_long', 'unknown_field', 'invalid_field'],
  }),
};
