import { z } from 'zod';
import { MAX_QUERY_LENGTH } from '../constants.ts';
import { endpoints } from '../endpoints.ts';
import { OwnReel, REEL_ACTIONS, Reel } from '../entities/reel.ts';
import { defineCall } from './call.ts';
import { Filters, filterErrors, orderedRanges, PageNumber } from './filters.ts';
import { BODY_ERRORS, Done } from './shared.ts';

const { gover, type, min_price, max_price } = Filters.shape;

/** What narrows a list of reels; all that are given must hold. */
export const ReelFilters = z
  .strictObject({
    page: PageNumber.optional(),
    /** Words of the title, the description or the place. */
    query: z.string().max(MAX_QUERY_LENGTH).optional(),
    gover,
    city: PageNumber.optional(),
    action: z.enum(REEL_ACTIONS).optional(),
    type,
    min_price,
    max_price,
    /** Of this home. */
    property: z.uuid().optional(),
    /** Of this provider. */
    seller: z.uuid().optional(),
  })
  .check(orderedRanges);
export type ReelFilters = z.infer<typeof ReelFilters>;

const params = z.object({ id: z.uuid() });
const errors = ['invalid_id', 'not_found', 'gone'] as const;
const count = z.int().min(0);

/** A page of reels. */
export const ReelPage = z
  .object({
    data: z.object({
      data: z.array(Reel),
      current_page: z.int().min(1),
      last_page: z.int().min(1),
      /** Exact. */
      total: count,
    }),
    /** The cities that reels are from under the other filters, the one with most first. */
    cities: z.array(z.object({ id: z.int(), name: z.string(), total: count })),
  })
  .meta({ id: 'ReelPage' });
export type ReelPage = z.infer<typeof ReelPage>;

/** Short clips of homes. */
export const reelCalls = {
  listReels: defineCall(endpoints.listReels, {
    summary: 'Reels, the newest first, paid ones with a head start; after a login those that were seen come last',
    query: ReelFilters,
    answer: ReelPage,
    errors: [...filterErrors, 'invalid_page', 'text_too_long'],
  }),
  getReel: defineCall(endpoints.getReel, {
    summary: 'One reel',
    params,
    answer: z.object({ data: Reel }),
    errors,
  }),
  toggleReelLove: defineCall(endpoints.toggleReelLove, {
    summary: 'Marks a reel with a heart, or takes the heart away',
    params,
    answer: z.object({
      code: z.literal(200),
      /** Whether the reel is a favourite now. */
      data: z.boolean(),
    }),
    errors,
  }),
  getReelMarks: defineCall(endpoints.getReelMarks, {
    summary: 'Ids of the reels that have the heart, and of those that were watched in the last thirty days',
    answer: z.object({ data: z.object({ loved: z.array(z.uuid()), viewed: z.array(z.uuid()) }) }),
    errors: [],
  }),
  addReelView: defineCall(endpoints.addReelView, {
    summary: 'Counts a view once a person, reel and day, and keeps the largest share that was watched',
    params,
    body: z.strictObject({
      /** Percent of the film. */
      watched: z.int().min(0).max(100),
    }),
    answer: z.object({ counted: z.boolean() }),
    errors: [...errors, ...BODY_ERRORS, 'required_field', 'invalid_field', 'unknown_field', 'too_many_requests'],
  }),
  listOwnReels: defineCall(endpoints.listOwnReels, {
    summary: 'One’s own reels, the newest first',
    answer: z.object({ data: z.array(OwnReel) }),
    errors: [],
  }),
  removeReel: defineCall(endpoints.removeReel, {
    summary: 'Takes a reel down for good',
    params,
    answer: Done,
    errors: ['invalid_id', 'not_found', 'not_yours'],
  }),
};
