import { z } from 'zod';
import { AD_DAYS } from '../constants/constants.ts';
import { CASE_DECISIONS, PLAN_KINDS, type PlanKind } from '../constants/paymentVocabulary.ts';
import type { InputCode } from '../fields/codes.ts';
import { emailAddress, optionalText, requiredNumber, requiredText } from '../fields/fields.ts';

const percent = z
  .number('percent_invalid' satisfies InputCode)
  .refine((value) => value >= 0 && value <= 100 && Math.abs(value * 100 - Math.round(value * 100)) < 1e-9, {
    error: 'percent_invalid' satisfies InputCode,
  });
export const PLAN_MAX_ADS = 1000;
const count = z
  .int('count_invalid' satisfies InputCode)
  .min(0, 'count_invalid' satisfies InputCode)
  .max(PLAN_MAX_ADS, 'count_invalid' satisfies InputCode);
export const PLAN_MAX_DAYS = 3650;
/** Highest price of a plan: a million pounds. */
const PLAN_MAX_PRICE = 100_000_000;
const valid_from = z.iso.datetime('day_invalid' satisfies InputCode);
const text = requiredText('text_required');

/** A plan from a moment on. Existing orders keep their snapshot. */
export const PlanVersionInput = z.strictObject({
  valid_from,
  name_ar: text,
  name_en: text,
  description_ar: text,
  description_en: text,
  basic: count,
  elite: count,
  superior: count,
  /** VAT included. */
  price: z
    .int('price_invalid' satisfies InputCode)
    .min(0, 'price_invalid' satisfies InputCode)
    .max(PLAN_MAX_PRICE, 'price_invalid' satisfies InputCode)
    .brand<'Piastres'>(),
  /** Null: valid forever. */
  valid_days: z
    .int('days_invalid' satisfies InputCode)
    .positive('days_invalid' satisfies InputCode)
    .max(PLAN_MAX_DAYS, 'days_invalid' satisfies InputCode)
    .nullable(),
  on_sale: z.boolean(),
});
export type PlanVersionInput = z.output<typeof PlanVersionInput>;

/** Plan kinds that can be added; there is exactly one free trial. */
export const PURCHASABLE_PLAN_KINDS = PLAN_KINDS.filter((kind) => kind !== 'free_trial');

/** Returns the code if a plan does not fit its kind: a trial is free, other plans have ads and a price. */
export function findPlanProblem(
  kind: PlanKind,
  { basic, elite, superior, price }: Pick<PlanVersionInput, 'basic' | 'elite' | 'superior' | 'price'>,
): { path: 'price' | 'basic'; code: InputCode } | undefined {
  if (kind === 'free_trial') return price > 0 ? { path: 'price', code: 'trial_priced' } : undefined;
  if (basic + elite + superior === 0) return { path: 'basic', code: 'plan_empty' };
  return price === 0 ? { path: 'price', code: 'plan_free' } : undefined;
}

export const buildPlanVersionInput = (kind: PlanKind) =>
  PlanVersionInput.superRefine((input, context) => {
    const problem = findPlanProblem(kind, input);
    if (problem) context.addIssue({ code: 'custom', path: [problem.path], message: problem.code });
  });

export const NewPlanInput = PlanVersionInput.extend({
  kind: z.enum(PURCHASABLE_PLAN_KINDS, 'kind_required' satisfies InputCode),
}).superRefine((input, context) => {
  const problem = findPlanProblem(input.kind, input);
  if (problem) context.addIssue({ code: 'custom', path: [problem.path], message: problem.code });
});
export type NewPlanInput = z.output<typeof NewPlanInput>;

/** Manual correction of a user's ad credits of one rank. */
export const CreditInput = z.strictObject({
  email: emailAddress(),
  ranking: z.union([z.literal(1), z.literal(2), z.literal(3)], 'ranking_required' satisfies InputCode),
  /** Negative to remove credits. */
  amount: requiredNumber(
    z
      .int('correction_invalid' satisfies InputCode)
      .min(-100, 'correction_invalid' satisfies InputCode)
      .max(100, 'correction_invalid' satisfies InputCode)
      .refine((amount) => amount !== 0, 'correction_invalid' satisfies InputCode),
  ),
  reason: requiredText('decision_note_required'),
  /** Created once per form, so that a retry corrects once. */
  idempotency_key: z.uuid(),
});
export type CreditInput = z.output<typeof CreditInput>;

export const CaseInput = z.strictObject({
  decision: z.enum(CASE_DECISIONS, 'required_field'),
  note: requiredText('decision_note_required'),
  /** Booked amount in piastres, only for a case with `is_amount_unknown`; by default the case's amount. */
  amount: z
    .int('reversal_amount_invalid' satisfies InputCode)
    .positive('reversal_amount_invalid' satisfies InputCode)
    .optional(),
});
export type CaseInput = z.output<typeof CaseInput>;

export const FinanceSetting = z
  .discriminatedUnion('key', [
    z.strictObject({ key: z.literal('vat_percent'), value: percent }),
    z.strictObject({ key: z.literal('refund_fee_percent'), value: percent }),
    /** Days in Egypt that are no business days, besides Fridays, Saturdays and both Eids. */
    z.strictObject({
      key: z.literal('holidays'),
      value: z.array(z.iso.date('day_invalid' satisfies InputCode)).max(400),
    }),
    /** Days of a superior ad as superior, elite and basic: 30 in total. */
    z.strictObject({
      key: z.literal('adsteps'),
      value: z
        .array(z.int('ad_steps_invalid' satisfies InputCode).min(0, 'ad_steps_invalid' satisfies InputCode))
        .length(3, 'ad_steps_invalid' satisfies InputCode)
        .refine(
          (days) => days.reduce((sum, dayCount) => sum + dayCount, 0) === AD_DAYS,
          'ad_steps_invalid' satisfies InputCode,
        ),
    }),
    /** Basic, elite and superior ads of the free trial. */
    z.strictObject({
      key: z.literal('freetrial'),
      value: z.array(count).length(3, 'count_invalid' satisfies InputCode),
    }),
    z.strictObject({
      key: z.literal('seller'),
      value: z.strictObject({
        name_ar: text,
        name_en: text,
        address_ar: text,
        address_en: text,
        tax_number: text,
        commercial_register: text,
      }),
    }),
  ])
  .meta({ id: 'FinanceSetting' });
export type FinanceSetting = z.output<typeof FinanceSetting>;

export const SettingInput = z.strictObject({ setting: FinanceSetting, valid_from });
export type SettingInput = z.output<typeof SettingInput>;

/** `paid`: the provider refused the refund, and it was paid manually. */
export const REFUND_DECISIONS = ['approved', 'rejected', 'paid'] as const;

/** Decision on a refund; a rejection or a manual payment needs a reason. */
export const RefundDecisionInput = z
  .strictObject({ decision: z.enum(REFUND_DECISIONS, 'required_field'), note: optionalText() })
  .refine(({ decision, note }) => decision === 'approved' || note !== null, {
    path: ['note'],
    error: 'decision_note_required' satisfies InputCode,
  });
export type RefundDecisionInput = z.output<typeof RefundDecisionInput>;
