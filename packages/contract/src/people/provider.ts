import { z } from 'zod';
import { PublicUser } from '../accounts/user.ts';
import { REVIEW_PARTS, REVIEW_REPORT_REASONS } from '../reports/inputs.ts';
import { Advisor } from './advisor.ts';
import { MAX_STARS } from './reviewInputs.ts';

const count = z.int().min(0);

/** How many reviews gave each number of stars. */
export const StarCounts = z.object({ 1: count, 2: count, 3: count, 4: count, 5: count });
export type StarCounts = z.infer<typeof StarCounts>;

/** Somebody who offers homes, as their page shows them. */
export const Provider = PublicUser.extend({
  /** How many of their homes are on offer. */
  homes: count,
  /** How many reviews `rating` comes from. */
  reviews: count,
  stars: StarCounts,
  /** What they advise on, where they are listed among the advisors. */
  advisor: Advisor.nullable(),
}).meta({ id: 'Provider' });
export type Provider = z.infer<typeof Provider>;

/** What the provider answered to a review. */
export const ReviewReply = z.object({
  /** Of the provider. */
  name: z.string(),
  text: z.string(),
  created_at: z.iso.datetime(),
});
export type ReviewReply = z.infer<typeof ReviewReply>;

/** What somebody said of a provider. */
export const Review = z
  .object({
    id: z.string(),
    /** Of who wrote it. */
    name: z.string(),
    profile_pic: z.string().nullable(),
    rating: z.int().min(1).max(MAX_STARS),
    /** Empty where only stars were given. */
    text: z.string(),
    /** The author asked for the seller's number, on one of their listings, before writing this. */
    has_contacted: z.boolean(),
    created_at: z.iso.datetime(),
    /** `created_at` in words of the asker's language, as of the answer. */
    time_ago: z.string(),
    reply: ReviewReply.nullable(),
  })
  .meta({ id: 'Review' });
export type Review = z.infer<typeof Review>;

/** A review that visitors have reported, or whose reply they have, as moderators see it. */
export const ReviewReportCase = z
  .object({
    review: Review,
    provider: z.object({ id: z.string(), name: z.string() }),
    /** The oldest first. */
    reports: z
      .array(
        z.object({
          id: z.uuid(),
          about: z.enum(REVIEW_PARTS),
          reason: z.enum(REVIEW_REPORT_REASONS),
          note: z.string(),
          /** Whether it came from a login. */
          by_account: z.boolean(),
          at: z.iso.datetime(),
        }),
      )
      .min(1),
  })
  .meta({ id: 'ReviewReportCase' });
export type ReviewReportCase = z.infer<typeof ReviewReportCase>;
