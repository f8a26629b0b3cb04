import { z } from 'zod';
import type { InputCode } from '../fields/codes.ts';

export const NOTE_MAX_LENGTH = 500;

export const FavoriteNoteInput = z.object({
  note: z
    .string()
    .trim()
    .max(NOTE_MAX_LENGTH, 'text_too_long' satisfies InputCode),
});
export type FavoriteNoteInput = z.output<typeof FavoriteNoteInput>;
