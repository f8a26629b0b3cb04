import { z } from 'zod';
import type { InputCode } from '../fields/codes.ts';
import { needed, requiredText } from '../fields/fields.ts';

export const MAX_STARS = 5;
export const REVIEW_MAX_LENGTH = 1000;
/** How often a review counts in the average when its author contacted the seller before. Other reviews count once. */
export const CONTACTED_REVIEW_WEIGHT = 2;
/** Fewer reviews make no average: one of them would be all of it. */
export const MIN_REVIEWS_FOR_AVERAGE = 3;

/** A review of an advertiser; the rating is required, the text is not. */
export const ReviewInput = z.object({
  rating: needed(z.int('rating_required').min(1, 'rating_required').max(MAX_STARS, 'rating_required')),
  text: z
    .string()
    .trim()
    .max(REVIEW_MAX_LENGTH, 'text_too_long' satisfies InputCode),
});
export type ReviewInput = z.output<typeof ReviewInput>;

/** A provider's reply to a review of them. */
export const ReviewReplyInput = z.object({ text: requiredText('text_required', REVIEW_MAX_LENGTH) });
export type ReviewReplyInput = z.output<typeof ReviewReplyInput>;
