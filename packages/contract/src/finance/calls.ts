import { z } from 'zod';
import { defineCall } from '../call/call.ts';
import { BODY_ERRORS, Done } from '../call/shared.ts';
import { endpoints } from '../endpoints.ts';
import { PageNumber } from '../listings/filters.ts';
import { AdCounts } from '../owning/ownProperty.ts';
import { REFUND_STATES, TRANSACTION_STATUSES } from '../vocabulary.ts';
import {
  Books,
  FinanceEvent,
  OrderHistory,
  PaymentCase,
  PlanVersion,
  RefundCase,
  SettingVersion,
  SoldOrder,
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

const pages = { current_page: z.int().min(1), last_page: z.int().min(1) };
const pageErrors = ['forbidden', 'invalid_page', 'invalid_choice', 'unknown_field'] as const;

/** Calls of the finance role. */
export const financeCalls = {
  listRefunds: defineCall(endpoints.listRefunds, {
    summary: 'Refunds, those due first coming first; `state` keeps those in one',
    query: z.strictObject({
      page: PageNumber.default(1),
      state: z.enum(REFUND_STATES, 'invalid_choice').optional(),
    }),
    answer: z.object({
      data: z.object({
        data: z.array(RefundCase),
        current_page: z.int().min(1),
        last_page: z.int().min(1),
        /** How many there are in each state. */
        counts: z.record(z.enum(REFUND_STATES), z.int().min(0)),
      }),
    }),
    errors: ['forbidden', 'invalid_page', 'invalid_choice', 'unknown_field'],
  }),
  decideRefund: defineCall(endpoints.decideRefund, {
    summary:
      'Approves a refund, which pays it back; refuses it, which gives its ads back; or says that it was paid by hand',
    params: z.object({ id: z.uuid() }),
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
      'decision_note_required',
      'refund_decided',
      'self_dealing',
    ],
  }),
  getFinanceRules: defineCall(endpoints.getFinanceRules, {
    summary: 'Plans and rules of the money: those that held, hold and will hold, the newest first',
    answer: z.object({ data: z.object({ plans: z.array(PlanVersion), settings: z.array(SettingVersion) }) }),
    errors: ['forbidden'],
  }),
  changePlan: defineCall(endpoints.changePlan, {
    summary: 'Changes what a plan holds and costs, from a moment on',
    params: z.object({ id: z.coerce.number().int().positive() }),
    body: PlanVersionInput,
    answer: z.object({ code: z.literal(200), data: PlanVersion }),
    errors: [...changeErrors, ...planErrors, 'invalid_id', 'not_found'],
  }),
  changeSetting: defineCall(endpoints.changeSetting, {
    summary: 'Changes a rule of the money, from a moment on',
    body: SettingInput,
    answer: z.object({ code: z.literal(200), data: SettingVersion }),
    errors: [...changeErrors, 'ad_steps_invalid', 'percent_invalid'],
  }),
  getBooks: defineCall(endpoints.getBooks, {
    summary: 'Every account’s balance, and whether the books agree',
    answer: z.object({ data: Books }),
    errors: ['forbidden'],
  }),
  addPlan: defineCall(endpoints.addPlan, {
    summary: 'Adds a plan, from a moment on',
    body: NewPlanInput,
    answer: z.object({ code: z.literal(200), data: PlanVersion }),
    errors: [...changeErrors, ...planErrors, 'kind_required'],
  }),
  cancelVersion: defineCall(endpoints.cancelVersion, {
    summary: 'Calls off a version of a plan or a rule that has not begun: what held before goes on',
    params: z.object({ id: z.uuid() }),
    answer: Done,
    errors: ['forbidden', 'invalid_id', 'version_begun'],
  }),
  addCredits: defineCall(endpoints.addCredits, {
    summary: 'Gives somebody ads, or takes some of those that are left, once for its key; answers what they have then',
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
  listCases: defineCall(endpoints.listCases, {
    summary: 'Payments that somebody must look at, the oldest first; or those that were closed, the last first',
    query: z.strictObject({
      page: PageNumber.default(1),
      state: z.enum(['open', 'closed'], 'invalid_choice').default('open'),
    }),
    answer: z.object({ data: z.object({ data: z.array(PaymentCase), total: z.int().min(0), ...pages }) }),
    errors: pageErrors,
  }),
  closeCase: defineCall(endpoints.closeCase, {
    summary: 'Closes a case: `DECISIONS_OF_CASES` says how each kind can be',
    params: z.object({ id: z.uuid() }),
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
      'text_too_long',
      'invalid_id',
      'not_found',
      'case_closed',
      'self_dealing',
    ],
  }),
  listOrders: defineCall(endpoints.listOrders, {
    summary:
      'Orders, the newest first; `q` is an e-mail address, or the number of an order, a receipt or a transaction',
    query: z.strictObject({
      page: PageNumber.default(1),
      q: z.string().trim().max(200, 'text_too_long').default(''),
      status: z.enum(TRANSACTION_STATUSES, 'invalid_choice').optional(),
    }),
    answer: z.object({ data: z.object({ data: z.array(SoldOrder), total: z.int().min(0), ...pages }) }),
    errors: [...pageErrors, 'text_too_long'],
  }),
  getOrderHistory: defineCall(endpoints.getOrderHistory, {
    summary: 'All that happened to an order: its states and their reasons, what the provider told, its cases',
    params: z.object({ id: z.uuid() }),
    answer: z.object({ data: OrderHistory }),
    errors: ['forbidden', 'invalid_id', 'not_found'],
  }),
  listFinanceEvents: defineCall(endpoints.listFinanceEvents, {
    summary: 'What the finance role has changed, and how, the last first',
    query: z.strictObject({ page: PageNumber.default(1) }),
    answer: z.object({ data: z.object({ data: z.array(FinanceEvent), ...pages }) }),
    errors: ['forbidden', 'invalid_page', 'unknown_field'],
  }),
};
