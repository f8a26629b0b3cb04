import { z } from 'zod';
import { defineCall } from '../call/call.ts';
import { BODY_ERRORS, Done } from '../call/shared.ts';
import { endpoints } from '../endpoints.ts';
import { Filters, oneSort, PageQuery } from '../listings/filters.ts';
import { MapView } from '../listings/mapCalls.ts';
import { PropertyCard } from '../listings/property.ts';
import { ACTIONS, PROPERTY_TYPES } from '../vocabulary.ts';
import { FavoriteNoteInput } from './inputs.ts';

/** Why a home is not on offer: its time ran out or it was refused, its seller took it down, or it is under review. */
export const GONE_REASONS = ['expired', 'removed', 'review'] as const;

/** A favourite. With an `availability` other than 2 it is no longer on offer. */
export const FavoriteCard = PropertyCard.extend({
  /** ISO time. */
  loved_at: z.iso.datetime(),
  /** Its price in EGP at that time. */
  loved_price: z.number().nullable(),
  /** Null while it is on offer. */
  gone: z.enum(GONE_REASONS).nullable(),
  /** The user's private note. */
  note: z.string(),
}).meta({ id: 'FavoriteCard' });
export type FavoriteCard = z.infer<typeof FavoriteCard>;

const filters = {
  type: Filters.shape.type,
  action: z.enum(ACTIONS).optional(),
  gover: Filters.shape.gover,
};

/** The user's favourites, most recently added first unless a sort is given. */
export const FavoritesQuery = z
  .strictObject({ ...PageQuery.shape, ...filters, state: z.enum(['offered', 'gone']).optional() })
  .check(oneSort);

const count = z.int().min(0);

/** Counts of the user's favourites, in all and per filter choice under the other filters. */
export const FavoriteCounts = z
  .object({
    offered: count,
    gone: count,
    type: z.partialRecord(z.enum(PROPERTY_TYPES), count),
    action: z.partialRecord(z.enum(ACTIONS), count),
    /** The fullest first. */
    gover: z.array(z.object({ id: z.int(), name: z.string(), total: count })),
  })
  .meta({ id: 'FavoriteCounts' });
export type FavoriteCounts = z.infer<typeof FavoriteCounts>;

const page = <T extends z.ZodType>(item: T) =>
  z.object({
    data: z.object({
      data: z.array(item),
      current_page: z.int().min(1),
      last_page: z.int().min(1),
      /** Exact. */
      total_properties: count,
    }),
  });
const filterErrors = ['invalid_choice', 'invalid_field', 'invalid_number', 'unknown_field'] as const;

/** A user's favourites. */
export const favoriteCalls = {
  toggleLove: defineCall(endpoints.toggleLove, {
    summary: 'Marks a home with a heart, or takes the heart away',
    body: z.strictObject({
      /** The home's id. */
      task_id: z.uuid(),
    }),
    answer: z.object({
      code: z.literal(200),
      /** Whether the home is a favourite now. */
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
    answer: page(FavoriteCard),
    errors: ['invalid_page', 'invalid_sort', ...filterErrors],
  }),
  getFavoriteCounts: defineCall(endpoints.getFavoriteCounts, {
    summary: 'How many of one’s favourites each choice of a filter would leave',
    query: z.strictObject(filters),
    answer: z.object({ data: FavoriteCounts }),
    errors: [...filterErrors],
  }),
  getFavoritesMap: defineCall(endpoints.getFavoritesMap, {
    summary: 'Where one’s favourites are that are on offer; the hearts given last have pins with prices',
    query: z.strictObject(filters),
    answer: MapView,
    errors: [...filterErrors],
  }),
  noteFavorite: defineCall(endpoints.noteFavorite, {
    summary: 'Keeps what one writes about a favourite; an empty text takes it away',
    params: z.object({ id: z.uuid() }),
    body: FavoriteNoteInput,
    answer: Done,
    errors: [...BODY_ERRORS, 'required_field', 'invalid_field', 'invalid_id', 'not_found'],
  }),
  getFavoritesShare: defineCall(endpoints.getFavoritesShare, {
    summary: 'Since when one’s favourites can be read by link; null when they cannot',
    answer: z.object({ data: z.object({ created_at: z.iso.datetime() }).nullable() }),
    errors: [],
  }),
  shareFavorites: defineCall(endpoints.shareFavorites, {
    summary: 'Makes the link by which others read one’s favourites, without notes; one made before stops working',
    answer: z.object({
      code: z.literal(200),
      data: z.object({
        /** 32 random bytes as base64url, for `/shared-…`. Told once: only its hash is stored. */
        token: z.string(),
        created_at: z.iso.datetime(),
      }),
    }),
    errors: [],
  }),
  unshareFavorites: defineCall(endpoints.unshareFavorites, {
    summary: 'Ends the link at once',
    answer: Done,
    errors: [],
  }),
  listSharedFavorites: defineCall(endpoints.listSharedFavorites, {
    summary: 'The favourites on offer of somebody who shares them',
    body: z.strictObject({ token: z.string().max(100), page: PageQuery.shape.page }),
    answer: page(PropertyCard),
    errors: [...BODY_ERRORS, 'required_field', 'invalid_field', 'unknown_field', 'invalid_page', 'not_found'],
  }),
};
