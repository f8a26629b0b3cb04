import { z } from 'zod';
import type { InputCode } from '../fields/codes.ts';
import { requiredNumber, requiredText } from '../fields/fields.ts';

export const MAX_STARS = 5;
export const REVIEW_MAX_LENGTH = 1000;
/** Weight in the average of a review whose author contacted the seller before. Other reviews count once. */
export const CONTACTED_REVIEW_WEIGHT = 2;
/** Minimum for an average: a single review would be the whole average. */
export const MIN_REVIEWS_FOR_AVERAGE = 3;

export const ReviewInput = z.object({
  rating: requiredNumber(z.int('rating_required').min(1, 'rating_required').max(MAX_STARS, 'rating_required')),
  text: z
    .string()
    .trim()
    .max(REVIEW_MAX_LENGTH, 'text_too_long' satisfies InputCode),
});
export type ReviewInput = z.output<typeof ReviewInput>;

export const ReviewReplyInput = z.object({ text: requiredText('text_required', REVIEW_MAX_LENGTH) });
export type ReviewReplyInput = z.output<typeof ReviewReplyInput>;
