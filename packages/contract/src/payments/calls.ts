import { z } from 'zod';
import { COUNT_CACHING } from '../call/caching.ts';
import { defineCall } from '../call/call.ts';
import { BODY_ERRORS, Done, IdParams, pageNumbers, RawBody } from '../call/commonSchemas.ts';
import { perHour, perMinute, type RateLimits } from '../call/limits.ts';
import { TRANSACTION_STATUSES } from '../constants/paymentVocabulary.ts';
import { PageQuery } from '../listings/filters.ts';
import { AdCounts } from '../myListings/ownProperty.ts';
import { OwnPlan, PlanOffer } from '../plans/plans.ts';
import { paymentEndpoints } from './endpoints.ts';
import { OrderInput, RefundInput } from './inputs.ts';
import { Order, Receipt, RefundQuote } from './orders.ts';
import { Refund } from './refund.ts';
import { Transaction } from './transaction.ts';

const OrderAnswer = z.object({ code: z.literal(200), data: Order });
const singleOrderErrors = ['invalid_id', 'not_found'] as const;

const refundErrors = ['order_not_paid', 'refund_window_over', 'refund_exists', 'nothing_to_refund'] as const;

/** More plans than anyone tries to buy in an hour. */
const ORDERS = { order: { user: perHour(30), counts: 'uses' } } as const satisfies RateLimits;

/** Limits queries to the payment provider per buyer. */
const CHECK_LIMITS = { check: { user: perMinute(20), counts: 'uses' } } as const satisfies RateLimits;

export const orderCalls = {
  getPlans: defineCall(paymentEndpoints.getPlans, {
    summary: 'List plans',
    description: 'Plans on sale, the free trial first. Prices include VAT.',
    cache: COUNT_CACHING,
    answer: z.object({
      data: z.array(PlanOffer),
      vat_percent: z.number().min(0),
      /** Days of a superior ad in each rank: `AD_DAYS` in total. */
      ad_steps: AdCounts,
      refund: z.object({
        /** Refund window in days after the payment. */
        days: z.int(),
        /** Business days until the decision; Friday and Saturday do not count. */
        business_days: z.int(),
        fee_percent: z.number().min(0),
      }),
    }),
    errors: [],
  }),
  getPlan: defineCall(paymentEndpoints.getPlan, {
    summary: 'Get own plans',
    description: 'The plan that was bought last, and all plans with ads left; `not_found` without any.',
    answer: z.object({
      code: z.literal(200),
      data: OwnPlan,
      /** Plans with remaining ads, in the order of use. */
      plans: z.array(OwnPlan),
    }),
    errors: ['not_found'],
  }),
  addOrder: defineCall(paymentEndpoints.addOrder, {
    summary: 'Order a plan',
    description: 'Answers where the order is paid. The same idempotency key gets the same order.',
    limits: ORDERS,
    body: OrderInput,
    answer: OrderAnswer,
    errors: [
      ...BODY_ERRORS,
      'unknown_field',
      'invalid_field',
      'plan_required',
      'method_required',
      'phone_required',
      'phone_invalid',
      'terms_required',
      'plan_unavailable',
      'price_changed',
      'key_reused',
      'payment_unavailable',
      'too_many_requests',
      'account_blocked',
    ],
  }),
  getOrder: defineCall(paymentEndpoints.getOrder, {
    summary: 'Get an order',
    description: 'An own order, as the server knows it.',
    params: IdParams,
    answer: OrderAnswer,
    errors: singleOrderErrors,
  }),
  checkOrder: defineCall(paymentEndpoints.checkOrder, {
    summary: 'Check an order',
    description: 'Asks the payment provider of a pending order, and settles it where possible.',
    limits: CHECK_LIMITS,
    params: IdParams,
    answer: OrderAnswer,
    errors: [...singleOrderErrors, 'payment_unavailable', 'too_many_requests'],
  }),
  cancelOrder: defineCall(paymentEndpoints.cancelOrder, {
    summary: 'Cancel an order',
    description:
      'Cancels a pending order unless the payment provider reports it as paid; answers the order as it is then.',
    limits: CHECK_LIMITS,
    params: IdParams,
    answer: OrderAnswer,
    errors: [...singleOrderErrors, 'payment_under_way', 'payment_unavailable', 'too_many_requests'],
  }),
  renewCheckout: defineCall(paymentEndpoints.renewCheckout, {
    summary: 'Renew the checkout of an order',
    description: 'Where a pending order can be paid now: a new checkout when the last one has expired.',
    limits: ORDERS,
    params: IdParams,
    answer: OrderAnswer,
    errors: [
      ...singleOrderErrors,
      'order_settled',
      'phone_required',
      'payment_unavailable',
      'too_many_requests',
      'account_blocked',
    ],
  }),
  receiveCallback: defineCall(paymentEndpoints.receiveCallback, {
    summary: 'Receive a payment callback',
    description:
      'Called by payment providers, each in its own format and with its own signature. A repeated callback gets the same answer.',
    params: z.object({ provider: z.string().max(20) }),
    query: z.record(z.string(), z.string()),
    body: RawBody,
    answer: Done,
    errors: ['malformed_body', 'body_too_large', 'forbidden', 'not_found', 'invalid_field', 'invalid_id'],
  }),
  getReceipt: defineCall(paymentEndpoints.getReceipt, {
    summary: 'Get a receipt',
    description: 'The tax receipt of a paid order; `order_not_paid` before.',
    params: IdParams,
    answer: z.object({ data: Receipt }),
    errors: [...singleOrderErrors, 'order_not_paid'],
  }),
  quoteRefund: defineCall(paymentEndpoints.quoteRefund, {
    summary: 'Quote a refund',
    description: 'The refund that an order would get if it were requested now.',
    params: IdParams,
    answer: z.object({ data: RefundQuote }),
    errors: [...singleOrderErrors, ...refundErrors],
  }),
  requestRefund: defineCall(paymentEndpoints.requestRefund, {
    summary: 'Request a refund',
    description: 'The unused ads of the order are reserved until the decision.',
    params: IdParams,
    body: RefundInput,
    answer: z.object({ code: z.literal(200), data: Refund }),
    errors: [...BODY_ERRORS, 'unknown_field', 'invalid_field', ...singleOrderErrors, ...refundErrors, 'quote_changed'],
  }),
  listTransactions: defineCall(paymentEndpoints.listTransactions, {
    summary: 'List payments',
    description: 'Own payments, newest first; `status` filters by state.',
    query: z.strictObject({
      page: PageQuery.shape.page,
      status: z.enum(TRANSACTION_STATUSES, 'invalid_choice').optional(),
    }),
    answer: z.object({
      data: z.object({
        data: z.array(Transaction),
        ...pageNumbers,
      }),
    }),
    errors: ['invalid_page', 'invalid_choice', 'unknown_field'],
  }),
};
