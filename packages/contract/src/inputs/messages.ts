import { z } from 'zod';
import type { InputCode } from './codes.ts';
import { emailAddress, needed, phoneNumber, requiredText, TEXT_MAX_LENGTH } from './fields.ts';

/** The contact form; every field is required (specification, section 5). */
export const ContactInput = z.object({
  name: requiredText('name_required'),
  email: emailAddress(),
  phone: phoneNumber(),
  subject: requiredText('subject_required'),
  message: requiredText('message_required', TEXT_MAX_LENGTH),
});
export type ContactInput = z.output<typeof ContactInput>;

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

export const NOTE_MAX_LENGTH = 500;

/** A private note on a favourite. */
export const FavoriteNoteInput = z.object({
  note: z
    .string()
    .trim()
    .max(NOTE_MAX_LENGTH, 'text_too_long' satisfies InputCode),
});
export type FavoriteNoteInput = z.output<typeof FavoriteNoteInput>;

export const SEARCH_NAME_MAX_LENGTH = 80;

/** The name under which a search is saved. */
export const SavedSearchInput = z.object({ name: requiredText('search_name_required', SEARCH_NAME_MAX_LENGTH) });
export type SavedSearchInput = z.output<typeof SavedSearchInput>;
