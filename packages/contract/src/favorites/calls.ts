import { z } from 'zod';
import { defineCall } from '../call/call.ts';
import { BODY_ERRORS, Done, IdParams, pageNumbers } from '../call/commonSchemas.ts';
import { ACTIONS, PROPERTY_TYPES } from '../constants/vocabulary.ts';
import { Filters, PageQuery, singleSortCheck } from '../listings/filters.ts';
import { MapView } from '../listings/mapCalls.ts';
import { PropertyCard } from '../listings/property.ts';
import { favoriteEndpoints } from './endpoints.ts';
import { FavoriteNoteInput } from './inputs.ts';

/** Reasons why a listing is unavailable: expired or rejected, removed by its seller, or under review. */
const UNAVAILABLE_REASONS = ['expired', 'removed', 'review'] as const;

/** An `availability` other than 2 means that it is no longer on offer. */
export const FavoriteCard = PropertyCard.extend({
  loved_at: z.iso.datetime(),
  /** Price in EGP when the favorite was added. */
  loved_price: z.number().nullable(),
  /** Null while the listing is available. */
  gone: z.enum(UNAVAILABLE_REASONS).nullable(),
  note: z.string(),
}).meta({ id: 'FavoriteCard' });
export type FavoriteCard = z.infer<typeof FavoriteCard>;

const filters = {
  type: Filters.shape.type,
  action: z.enum(ACTIONS).optional(),
  gover: Filters.shape.gover,
};

const FavoritesQuery = z
  .strictObject({ ...PageQuery.shape, ...filters, state: z.enum(['offered', 'gone']).optional() })
  .check(singleSortCheck);

const count = z.int().min(0);

export const FavoriteCounts = z
  .object({
    offered: count,
    gone: count,
    type: z.partialRecord(z.enum(PROPERTY_TYPES), count),
    action: z.partialRecord(z.enum(ACTIONS), count),
    gover: z.array(z.object({ id: z.int(), name: z.string(), total: count })),
  })
  .meta({ id: 'FavoriteCounts' });
export type FavoriteCounts = z.infer<typeof FavoriteCounts>;

const createPageSchema = <T extends z.ZodType>(item: T) =>
  z.object({
    data: z.object({
      data: z.array(item),
      ...pageNumbers,
      total_properties: count,
    }),
  });
const filterErrors = ['invalid_choice', 'invalid_field', 'invalid_number', 'unknown_field'] as const;

export const favoriteCalls = {
  toggleFavorite: defineCall(favoriteEndpoints.toggleFavorite, {
    summary: 'Add or remove a favourite',
    description: 'Marks a property as favourite, or removes the mark.',
    body: z.strictObject({
      task_id: z.uuid(),
    }),
    answer: z.object({
      code: z.literal(200),
      data: z.boolean(),
    }),
    errors: ['required_field', 'invalid_field', 'unknown_field', 'malformed_body', 'not_found', 'gone'],
  }),
  getFavoriteIds: defineCall(favoriteEndpoints.getFavoriteIds, {
    summary: 'List favourite ids',
    description: 'Ids of all favourite properties, the latest first.',
    answer: z.object({ data: z.array(z.uuid()) }),
    errors: [],
  }),
  listFavorites: defineCall(favoriteEndpoints.listFavorites, {
    summary: 'List favourites',
    description: 'Favourite properties, the latest first, including those that are no longer available.',
    query: FavoritesQuery,
    answer: createPageSchema(FavoriteCard),
    errors: ['invalid_page', 'invalid_sort', ...filterErrors],
  }),
  getFavoriteCounts: defineCall(favoriteEndpoints.getFavoriteCounts, {
    summary: 'Count favourites by filter',
    description: 'How many favourites each choice of a filter leaves.',
    query: z.strictObject(filters),
    answer: z.object({ data: FavoriteCounts }),
    errors: [...filterErrors],
  }),
  getFavoritesMap: defineCall(favoriteEndpoints.getFavoritesMap, {
    summary: 'Get the map of favourites',
    description: 'Favourites that are available; the latest have pins with prices.',
    query: z.strictObject(filters),
    answer: MapView,
    errors: [...filterErrors],
  }),
  noteFavorite: defineCall(favoriteEndpoints.noteFavorite, {
    summary: 'Save a note about a favourite',
    description: 'An empty text removes the note.',
    params: IdParams,
    body: FavoriteNoteInput,
    answer: Done,
    errors: [...BODY_ERRORS, 'required_field', 'invalid_field', 'invalid_id', 'not_found'],
  }),
  getFavoritesShare: defineCall(favoriteEndpoints.getFavoritesShare, {
    summary: 'Get the sharing state of favourites',
    description: 'Since when favourites are shared by link; null when they are not.',
    answer: z.object({ data: z.object({ created_at: z.iso.datetime() }).nullable() }),
    errors: [],
  }),
  shareFavorites: defineCall(favoriteEndpoints.shareFavorites, {
    summary: 'Share favourites by link',
    description: 'Creates a link that shows the favourites without notes. A previous link stops working.',
    answer: z.object({
      code: z.literal(200),
      data: z.object({
        /** 32 random bytes as base64url, for `/shared-…`. Returned once: only its hash is stored. */
        token: z.string(),
        created_at: z.iso.datetime(),
      }),
    }),
    errors: [],
  }),
  unshareFavorites: defineCall(favoriteEndpoints.unshareFavorites, {
    summary: 'Stop sharing favourites',
    description: 'The link stops working at once.',
    answer: Done,
    errors: [],
  }),
  listSharedFavorites: defineCall(favoriteEndpoints.listSharedFavorites, {
    summary: 'List shared favourites',
    description: 'Available favourites of the user who shares them.',
    body: z.strictObject({ token: z.string().max(100), page: PageQuery.shape.page }),
    answer: createPageSchema(PropertyCard),
    errors: [...BODY_ERRORS, 'required_field', 'invalid_field', 'unknown_field', 'invalid_page', 'not_found'],
  }),
};
