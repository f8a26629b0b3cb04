import { z } from 'zod';
import { defineCall } from '../call/call.ts';
import { BODY_ERRORS, buildPageSchema, Done, IdParams, pageNumbers } from '../call/commonSchemas.ts';
import { REFUND_STATES, TRANSACTION_STATUSES } from '../constants/paymentVocabulary.ts';
import { PageNumber } from '../listings/filters.ts';
import { AdCounts } from '../myListings/ownProperty.ts';
import { financeEndpoints } from './endpoints.ts';
import {
  FinanceEvent,
  FinanceOrder,
  LedgerSummary,
  OrderHistory,
  PaymentCase,
  PlanVersion,
  RefundCase,
  SettingVersion,
} from './entities.ts';
import { CaseInput, CreditInput, NewPlanInput, PlanVersionInput, RefundDecisionInput, SettingInput } from './inputs.ts';

const changeErrors = [
  ...BODY_ERRORS,
  'forbidden',
  'unknown_field',
  'invalid_field',
  'invalid_number',
  'invalid_choice',
  'text_required',
  'valid_from_past',
  'text_too_long',
  'count_invalid',
  'day_invalid',
] as const;

const planErrors = ['days_invalid', 'price_invalid', 'plan_empty', 'plan_free', 'trial_priced'] as const;

const pageErrors = ['forbidden', 'invalid_page', 'invalid_choice', 'unknown_field'] as const;

export const financeCalls = {
  listRefunds: defineCall(financeEndpoints.listRefunds, {
    summary: 'List refunds',
    description: 'The refund that is due first comes first; `state` filters by state.',
    query: z.strictObject({
      page: PageNumber.default(1),
      state: z.enum(REFUND_STATES, 'invalid_choice').optional(),
    }),
    answer: z.object({
      data: z.object({
        data: z.array(RefundCase),
        ...pageNumbers,
        counts: z.record(z.enum(REFUND_STATES), z.int().min(0)),
      }),
    }),
    errors: ['forbidden', 'invalid_page', 'invalid_choice', 'unknown_field'],
  }),
  decideRefund: defineCall(financeEndpoints.decideRefund, {
    summary: 'Decide a refund',
    description:
      'Approves it, so that the provider pays it back; rejects it, so that its ads are returned; or records that it was paid by hand. While the provider processes a refund, it is neither rejected nor paid by hand.',
    params: IdParams,
    body: RefundDecisionInput,
    answer: z.object({ code: z.literal(200), data: RefundCase }),
    errors: [
      ...BODY_ERRORS,
      'forbidden',
      'unknown_field',
      'invalid_field',
      'required_field',
      'invalid_id',
      'not_found',
      'nothing_to_refund',
      'decision_note_required',
      'refund_decided',
      'self_dealing',
      'refund_under_way',
      'provider_unavailable',
    ],
  }),
  getFinanceRules: defineCall(financeEndpoints.getFinanceRules, {
    summary: 'List plan and rule versions',
    description: 'Past, current and future versions of plans, prices and rules, newest first.',
    answer: z.object({ data: z.object({ plans: z.array(PlanVersion), settings: z.array(SettingVersion) }) }),
    errors: ['forbidden'],
  }),
  changePlan: defineCall(financeEndpoints.changePlan, {
    summary: 'Change a plan',
    description: 'Adds a version with new contents or price, valid from a moment on.',
    params: z.object({ id: z.coerce.number().int().positive() }),
    body: PlanVersionInput,
    answer: z.object({ code: z.literal(200), data: PlanVersion }),
    errors: [...changeErrors, ...planErrors, 'invalid_id', 'not_found'],
  }),
  changeSetting: defineCall(financeEndpoints.changeSetting, {
    summary: 'Change a money rule',
    description: 'Adds a version of the rule, valid from a moment on.',
    body: SettingInput,
    answer: z.object({ code: z.literal(200), data: SettingVersion }),
    errors: [...changeErrors, 'ad_steps_invalid', 'percent_invalid'],
  }),
  getLedgerSummary: defineCall(financeEndpoints.getLedgerSummary, {
    summary: 'Get the books',
    description: 'The balance of every ledger account, and whether the books agree.',
    answer: z.object({ data: LedgerSummary }),
    errors: ['forbidden'],
  }),
  addPlan: defineCall(financeEndpoints.addPlan, {
    summary: 'Add a plan',
    description: 'The plan is on sale from a moment on.',
    body: NewPlanInput,
    answer: z.object({ code: z.literal(200), data: PlanVersion }),
    errors: [...changeErrors, ...planErrors, 'kind_required'],
  }),
  cancelVersion: defineCall(financeEndpoints.cancelVersion, {
    summary: 'Cancel a future version',
    description: 'Cancels a version of a plan or a rule before it begins; the current one stays valid.',
    params: IdParams,
    answer: Done,
    errors: ['forbidden', 'invalid_id', 'version_begun'],
  }),
  addCredits: defineCall(financeEndpoints.addCredits, {
    summary: 'Correct ad credits',
    description: 'Gives a user ads, or takes some that are left, once for the key. Answers what the user has then.',
    body: CreditInput,
    answer: z.object({ code: z.literal(200), data: AdCounts }),
    errors: [
      ...BODY_ERRORS,
      'forbidden',
      'unknown_field',
      'invalid_field',
      'email_required',
      'email_invalid',
      'email_unknown',
      'ranking_required',
      'correction_invalid',
      'decision_note_required',
      'text_too_long',
      'too_few_ads',
      'key_reused',
      'self_dealing',
    ],
  }),
  listCases: defineCall(financeEndpoints.listCases, {
    summary: 'List payment cases',
    description: 'Payments that need a decision, oldest first; or closed ones, newest first.',
    query: z.strictObject({
      page: PageNumber.default(1),
      state: z.enum(['open', 'closed'], 'invalid_choice').default('open'),
    }),
    answer: z.object({ data: buildPageSchema(PaymentCase) }),
    errors: pageErrors,
  }),
  closeCase: defineCall(financeEndpoints.closeCase, {
    summary: 'Close a payment case',
    description: 'The kind of the case decides which decisions are possible.',
    params: IdParams,
    body: CaseInput,
    answer: z.object({ code: z.literal(200), data: PaymentCase }),
    errors: [
      ...BODY_ERRORS,
      'forbidden',
      'unknown_field',
      'invalid_field',
      'invalid_choice',
      'required_field',
      'decision_note_required',
      'reversal_amount_invalid',
      'text_too_long',
      'invalid_id',
      'not_found',
      'case_closed',
      'order_not_paid',
      'nothing_to_refund',
      'self_dealing',
      'refund_under_way',
      'provider_unavailable',
    ],
  }),
  listOrders: defineCall(financeEndpoints.listOrders, {
    summary: 'List orders',
    description: 'Newest first; `q` is an email address, or the number of an order, a receipt or a transaction.',
    query: z.strictObject({
      page: PageNumber.default(1),
      q: z.string().trim().max(200, 'text_too_long').default(''),
      status: z.enum(TRANSACTION_STATUSES, 'invalid_choice').optional(),
    }),
    answer: z.object({ data: buildPageSchema(FinanceOrder) }),
    errors: [...pageErrors, 'text_too_long'],
  }),
  getOrderHistory: defineCall(financeEndpoints.getOrderHistory, {
    summary: 'Get the history of an order',
    description: 'States with their reasons, reports of the payment provider, and cases.',
    params: IdParams,
    answer: z.object({ data: OrderHistory }),
    errors: ['forbidden', 'invalid_id', 'not_found'],
  }),
  listFinanceEvents: defineCall(financeEndpoints.listFinanceEvents, {
    summary: 'List finance changes',
    description: 'Changes by the finance role, newest first.',
    query: z.strictObject({ page: PageNumber.default(1) }),
    answer: z.object({ data: z.object({ data: z.array(FinanceEvent), ...pageNumbers }) }),
    errors: ['forbidden', 'invalid_page', 'unknown_field'],
  }),
};
