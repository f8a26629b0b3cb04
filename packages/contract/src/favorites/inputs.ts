import { z } from 'zod';
import type { InputCode } from '../fields/codes.ts';

export const FAVORITE_NOTE_MAX_LENGTH = 500;

export const FavoriteNoteInput = z.object({
  note: z
    .string()
    .trim()
    .max(FAVORITE_NOTE_MAX_LENGTH, 'text_too_long' satisfies InputCode),
});
export type FavoriteNoteInput = z.output<typeof FavoriteNoteInput>;
