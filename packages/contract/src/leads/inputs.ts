import { z } from 'zod';
import { LEAD_STATUSES } from '../constants/vocabulary.ts';
import type { InputCode } from '../fields/codes.ts';

export const LEAD_NOTE_MAX_LENGTH = 2000;

/** A day of this century: the database stores no other years than it can read back. */
const FollowUpDay = z.iso
  .date('day_invalid' satisfies InputCode)
  .regex(/^20/, 'day_invalid' satisfies InputCode)
  .nullable();

export const LeadNoteInput = z.strictObject({
  note: z
    .string()
    .trim()
    .max(LEAD_NOTE_MAX_LENGTH, 'text_too_long' satisfies InputCode),
  follow_up_on: z.preprocess<unknown, typeof FollowUpDay, string | null>((value) => value || null, FollowUpDay),
});
export type LeadNoteInput = z.output<typeof LeadNoteInput>;

/** A change of a lead; missing fields stay. */
export const LeadChange = z.strictObject({
  status: z.enum(LEAD_STATUSES, 'invalid_choice').optional(),
  note: LeadNoteInput.shape.note.optional(),
  follow_up_on: FollowUpDay.optional(),
});
export type LeadChange = z.output<typeof LeadChange>;
