import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { PropertyCard } from '../entities/property.ts';
import { ACTIONS } from '../vocabulary.ts';
import { defineCall } from './call.ts';
import { Filters, oneSort, PageQuery } from './filters.ts';

/** A home with the heart. One whose `availability` is not 2 is no longer on offer. */
export const FavoriteCard = PropertyCard.extend({
  /** ISO time. */
  loved_at: z.iso.datetime(),
  /** Its price in EGP at that time. */
  loved_price: z.number().nullable(),
}).meta({ id: 'FavoriteCard' });
export type FavoriteCard = z.infer<typeof FavoriteCard>;

/** One's favourites: the heart given last comes first, or in the order asked for. */
export const FavoritesQuery = z
  .strictObject({ ...PageQuery.shape, type: Filters.shape.type, action: z.enum(ACTIONS).optional() })
  .check(oneSort);

/** Homes that a person marked with a heart. */
export const favoriteCalls = {
  toggleLove: defineCall(endpoints.toggleLove, {
    summary: 'Marks a home with a heart, or takes the heart away',
    body: z.strictObject({
      /** The home's id. */
      task_id: z.uuid(),
    }),
    answer: z.object({
      code: z.literal(200),
      /** Whether the home has the heart now. */
      data: z.boolean(),
    }),
    errors: ['required_field', 'invalid_field', 'unknown_field', 'malformed_body', 'not_found', 'gone'],
  }),
  getLovedIds: defineCall(endpoints.getLovedIds, {
    summary: 'Ids of all homes that have the heart, the last one first',
    answer: z.object({ data: z.array(z.uuid()) }),
    errors: [],
  }),
  listFavorites: defineCall(endpoints.listFavorites, {
    summary: 'Homes that have the heart, the last one first; also those that are no longer on offer',
    query: FavoritesQuery,
    answer: z.object({
      data: z.object({
        data: z.array(FavoriteCard),
        current_page: z.int().min(1),
        last_page: z.int().min(1),
        /** Exact. */
        total_properties: z.int().min(0),
      }),
    }),
    errors: ['invalid_page', 'invalid_sort', 'invalid_choice', 'unknown_field'],
  }),
};
