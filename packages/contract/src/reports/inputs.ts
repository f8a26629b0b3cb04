import { z } from 'zod';
import { REPORT_MAX_LENGTH } from '../constants/constants.ts';
import { AD_REPORT_REASONS, USER_REPORT_REASONS } from '../constants/moderationVocabulary.ts';
import { REFUSAL_REASONS } from '../constants/vocabulary.ts';
import { crossFieldCheck } from '../fields/crossFieldCheck.ts';
import { optionalText, requiredChoice, undoable } from '../fields/fields.ts';

export const REVIEW_REPORT_REASONS = ['untrue', 'insulting', 'personal', 'other'] as const;
export type ReviewReportReason = (typeof REVIEW_REPORT_REASONS)[number];

interface ReportFields {
  reason?: unknown;
  note?: string | null;
}

const requireNoteForOther = crossFieldCheck<ReportFields>(
  ({ reason, note }) => reason !== 'other' || Boolean(note?.trim()),
  {
    comparedFields: ['reason', 'note'],
    errorField: 'note',
    code: 'report_text_required',
  },
);

export const ReportInput = z
  .object({
    reason: requiredChoice(AD_REPORT_REASONS, 'reason_required'),
    note: optionalText(REPORT_MAX_LENGTH),
    reel_id: z.uuid('invalid_field').optional(),
  })
  .check(requireNoteForOther);
export type ReportInput = z.output<typeof ReportInput>;

export const UserReportInput = z
  .object({
    reason: requiredChoice(USER_REPORT_REASONS, 'reason_required'),
    note: optionalText(REPORT_MAX_LENGTH),
  })
  .check(requireNoteForOther);
export type UserReportInput = z.output<typeof UserReportInput>;

const reviewReport = {
  reason: requiredChoice(REVIEW_REPORT_REASONS, 'reason_required'),
  note: optionalText(REPORT_MAX_LENGTH),
};

export const ReviewReportInput = z.object(reviewReport).check(requireNoteForOther);
export type ReviewReportInput = z.output<typeof ReviewReportInput>;

export const REVIEW_PARTS = ['review', 'reply'] as const;
export type ReviewPart = (typeof REVIEW_PARTS)[number];

export const ReviewReportRequest = z
  .object({ ...reviewReport, about: z.enum(REVIEW_PARTS).default('review') })
  .check(requireNoteForOther);

/** A reported review stays, is removed, or loses only the reply. */
const REVIEW_REPORT_DECISIONS = ['kept', 'removed', 'reply_removed'] as const;
export type ReviewReportDecision = (typeof REVIEW_REPORT_DECISIONS)[number];

export const ReviewReportDecisionInput = z.object({
  decision: z.enum(REVIEW_REPORT_DECISIONS),
  /** Time of the newest report that the moderator saw: later ones stay open. */
  until: z.iso.datetime(),
});
export type ReviewReportDecisionInput = z.output<typeof ReviewReportDecisionInput>;

/** Nothing is wrong; the seller must change something; the ad goes offline; all of the seller's ads do. */
export const AD_REPORT_DECISIONS = ['dismissed', 'change', 'off_offer', 'blocked'] as const;
/** Nothing is wrong; the user is warned; the account is blocked. */
export const USER_REPORT_DECISIONS = ['dismissed', 'warned', 'blocked'] as const;
const REPORT_DECISIONS = [...AD_REPORT_DECISIONS, 'warned'] as const;
export type ReportDecisionKind = (typeof REPORT_DECISIONS)[number];
/** A moderator's decision, or the owner's statement: still available, or ended. */
export const REPORT_OUTCOMES = [...REPORT_DECISIONS, 'confirmed', 'ended'] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

const decision = {
  decision: z.enum(REPORT_DECISIONS),
  reasons: z.array(z.enum(REFUSAL_REASONS)).max(REFUSAL_REASONS.length).default([]),
  /** One text for both languages, or one in each. */
  note: optionalText(REPORT_MAX_LENGTH),
  note_ar: optionalText(REPORT_MAX_LENGTH).optional(),
  note_en: optionalText(REPORT_MAX_LENGTH).optional(),
  reason_ar: optionalText(REPORT_MAX_LENGTH),
  reason_en: optionalText(REPORT_MAX_LENGTH),
};

interface DecisionFields {
  decision: ReportDecisionKind;
  reasons?: readonly string[];
  reason_ar?: string | null;
  reason_en?: string | null;
}

const needsReasons = ({ decision: kind }: DecisionFields) => kind === 'change' || kind === 'off_offer';
const hasText = (
  fields: DecisionFields,
  { decision, field }: { decision: ReportDecisionKind; field: 'reason_ar' | 'reason_en' },
) => fields.decision !== decision || Boolean(fields[field]?.trim());
const TEXT_CODES = { blocked: 'block_reason_required', warned: 'warning_required' } as const;

const checks = [
  crossFieldCheck<DecisionFields>((fields) => !needsReasons(fields) || (fields.reasons?.length ?? 0) > 0, {
    comparedFields: ['decision', 'reasons'],
    errorField: 'reasons',
    code: 'reason_required',
  }),
  ...(['blocked', 'warned'] as const).flatMap((decisionWithReason) =>
    (['reason_ar', 'reason_en'] as const).map((field) =>
      crossFieldCheck<DecisionFields>((fields) => hasText(fields, { decision: decisionWithReason, field }), {
        comparedFields: ['decision', field],
        errorField: field,
        code: TEXT_CODES[decisionWithReason],
      }),
    ),
  ),
] as const;

export const ReportDecision = z.object(decision).check(...checks);
export type ReportDecision = z.output<typeof ReportDecision>;

const reviewFields = {
  ...decision,
  /** Time of the newest report that the moderator saw: later ones stay open. */
  until: z.iso.datetime(),
};

export const ReportReviewInput = z.object(reviewFields).check(...checks);
export type ReportReviewInput = z.output<typeof ReportReviewInput>;

export const UndoableReportInput = z.object({ ...reviewFields, undoable }).check(...checks);
