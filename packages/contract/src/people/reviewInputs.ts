import { z } from 'zod';
import type { InputCode } from '../fields/codes.ts';
import { needed } from '../fields/fields.ts';

export const MAX_STARS = 5;
export const REVIEW_MAX_LENGTH = 1000;

/** A review of an advertiser; the rating is required, the text is not. */
export const ReviewInput = z.object({
  rating: needed(z.int('rating_required').min(1, 'rating_required').max(MAX_STARS, 'rating_required')),
  text: z
    .string()
    .trim()
    .max(REVIEW_MAX_LENGTH, 'text_too_long' satisfies InputCode),
});
export type ReviewInput = z.output<typeof ReviewInput>;
