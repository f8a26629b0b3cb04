import { z } from 'zod';
import { PublicUser } from '../accounts/user.ts';
import { REVIEW_PARTS, REVIEW_REPORT_REASONS } from '../reports/inputs.ts';
import { Advisor } from './advisor.ts';
import { MAX_STARS } from './reviewInputs.ts';

const count = z.int().min(0);

export const StarCounts = z.object({ 1: count, 2: count, 3: count, 4: count, 5: count });
export type StarCounts = z.infer<typeof StarCounts>;

/** A seller with listings, as their page shows them. */
export const Provider = PublicUser.extend({
  homes: count,
  reviews: count,
  stars: StarCounts,
  advisor: Advisor.nullable(),
}).meta({ id: 'Provider' });
export type Provider = z.infer<typeof Provider>;

export const ReviewReply = z.object({
  name: z.string(),
  text: z.string(),
  created_at: z.iso.datetime(),
});
export type ReviewReply = z.infer<typeof ReviewReply>;

export const Review = z
  .object({
    id: z.string(),
    name: z.string(),
    profile_pic: z.string().nullable(),
    rating: z.int().min(1).max(MAX_STARS),
    /** Empty for stars without a text. */
    text: z.string(),
    /** The author requested the seller's number, on one of their listings, before writing this. */
    has_contacted: z.boolean(),
    created_at: z.iso.datetime(),
    /** `created_at` as a relative time in the request's language. */
    time_ago: z.string(),
    reply: ReviewReply.nullable(),
  })
  .meta({ id: 'Review' });
export type Review = z.infer<typeof Review>;

export const ReviewReportCase = z
  .object({
    review: Review,
    provider: z.object({ id: z.string(), name: z.string() }),
    reports: z
      .array(
        z.object({
          id: z.uuid(),
          about: z.enum(REVIEW_PARTS),
          reason: z.enum(REVIEW_REPORT_REASONS),
          note: z.string(),
          by_account: z.boolean(),
          at: z.iso.datetime(),
        }),
      )
      .min(1),
  })
  .meta({ id: 'ReviewReportCase' });
export type ReviewReportCase = z.infer<typeof ReviewReportCase>;
