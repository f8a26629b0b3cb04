import { z } from 'zod';
import { crossFieldCheck } from '../fields/crossFieldCheck.ts';
import { optionalText, undoable } from '../fields/fields.ts';

/** Characters. */
export const APPLICATION_NOTE_MAX_LENGTH = 1000;

const decision = {
  decision: z.enum(['accepted', 'rejected']),
  /** Reason of a rejection; a text in one language is shown in both. */
  note_ar: optionalText(APPLICATION_NOTE_MAX_LENGTH),
  note_en: optionalText(APPLICATION_NOTE_MAX_LENGTH),
};

interface DecisionFields {
  decision: 'accepted' | 'rejected';
  note_ar?: string | null;
  note_en?: string | null;
}

const requireNoteForRejection = crossFieldCheck<DecisionFields>(
  ({ decision: kind, note_ar, note_en }) => kind === 'accepted' || Boolean(note_ar?.trim() || note_en?.trim()),
  { comparedFields: ['decision', 'note_ar', 'note_en'], errorField: 'note_ar', code: 'report_text_required' },
);

export const ApplicationDecision = z.object(decision).check(requireNoteForRejection);
export type ApplicationDecision = z.output<typeof ApplicationDecision>;

const reviewFields = {
  ...decision,
  /** Identifies the reviewed version: a resubmitted application must be reviewed again. */
  submitted_at: z.iso.datetime(),
};

export const ApplicationDecisionInput = z.object(reviewFields).check(requireNoteForRejection);
export type ApplicationDecisionInput = z.output<typeof ApplicationDecisionInput>;

export const UndoableApplicationDecisionInput = z.object({ ...reviewFields, undoable }).check(requireNoteForRejection);
