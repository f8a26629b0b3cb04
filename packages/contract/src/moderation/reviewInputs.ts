import { z } from 'zod';
import { REFUSAL_REASONS } from '../constants/vocabulary.ts';
import { crossFieldCheck } from '../fields/crossFieldCheck.ts';
import { optionalText, undoable } from '../fields/fields.ts';

export const REVIEW_DECISIONS = ['accepted', 'change', 'rejected'] as const;
export type ReviewDecision = (typeof REVIEW_DECISIONS)[number];

const decision = {
  decision: z.enum(REVIEW_DECISIONS),
  reasons: z.array(z.enum(REFUSAL_REASONS)).max(REFUSAL_REASONS.length).default([]),
  /** One text for both languages, or one in each. */
  note: optionalText(),
  note_ar: optionalText().optional(),
  note_en: optionalText().optional(),
};

interface DecisionFields {
  decision: ReviewDecision;
  reasons: readonly string[];
}

const reasonCheck = crossFieldCheck<DecisionFields>(
  ({ decision, reasons }) => decision === 'accepted' || reasons.length > 0,
  {
    comparedFields: ['decision', 'reasons'],
    errorField: 'reasons',
    code: 'reason_required',
  },
);

export const AdDecision = z.object(decision).check(reasonCheck);
export type AdDecision = z.output<typeof AdDecision>;

const reviewFields = {
  ...decision,
  /** `submitted_at` of the reviewed version: if the ad has changed since, it must be reviewed again. */
  submitted_at: z.iso.datetime(),
};

export const AdReviewInput = z.object(reviewFields).check(reasonCheck);
export type AdReviewInput = z.output<typeof AdReviewInput>;

export const UndoableReviewInput = z
  .object({
    ...reviewFields,
    undoable,
  })
  .check(reasonCheck);
