import { PAGE_SIZE, piastres, REFUND_STATES, type RefundCase, type RefundState } from '@mashrabiya/contract';
import { recordAuditEvent } from '../../accounts/repository/audit.ts';
import type { ContextOf, Handler } from '../../app/callHandler.ts';
import { toPageNumbers } from '../../app/toPageNumbers.ts';
import { AppError } from '../../core/AppError.ts';
import type { RefundRow } from '../../db/tables/payment.ts';
import { inTransaction } from '../../db/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { REFUND_JOB } from '../../payments/jobs/refundJob.ts';
import { findOrder, findOrdersById, lockOrder } from '../../payments/repository/orders.ts';
import {
  changeRefund,
  findRefund,
  findRefundPage,
  lockRefund,
  recordRefundEvent,
} from '../../payments/repository/refunds.ts';
import { mailRefund } from '../../payments/services/mailRefund.ts';
import { loadOrderViews, toOrder, toRefund } from '../../payments/services/orderViews.ts';
import { queryRefund } from '../../payments/services/queryRefund.ts';
import { recordPaidRefund } from '../../payments/services/recordPaidRefund.ts';
import {
  computeRefundableAmount,
  recordReversal,
  releaseCreditsUnlessReversed,
} from '../../payments/services/reversals.ts';
import { findBuyers } from '../services/financeViews.ts';

async function loadRefundCases(rows: readonly RefundRow[], context: ContextOf<'decideRefund'>): Promise<RefundCase[]> {
  const { db, language, now, user } = context;
  const orders = await findOrdersById(
    db,
    rows.map(({ order_id }) => order_id),
  );
  const [views, getBuyer] = await Promise.all([loadOrderViews(db, orders), findBuyers(orders, context)]);
  const viewById = new Map(views.map((view) => [view.row.id, view]));
  return rows.map((row) => {
    const view = viewById.get(row.order_id);
    if (!view) throw new Error(`Refund ${row.id} has no order`);
    return {
      ...toRefund(row),
      order: toOrder(view, language, now),
      buyer: getBuyer(view.row),
      used: { basic: row.used_basic, elite: row.used_elite, superior: row.used_superior },
      is_own: row.user_id === user.id,
    };
  });
}

export const listRefunds: Handler<'listRefunds'> = async ({ query }, context) => {
  const { page, state } = query;
  const { refunds, counts } = await findRefundPage(context.db, { state, page, size: PAGE_SIZE });
  const countEntries = REFUND_STATES.map((name) => [name, counts.get(name) ?? 0] as const);
  const total =
    state === undefined ? countEntries.reduce((sum, [, count]) => sum + count, 0) : (counts.get(state) ?? 0);
  return {
    data: {
      data: await loadRefundCases(refunds, context),
      ...toPageNumbers(page, total),
      counts: Object.fromEntries(countEntries) as Record<RefundState, number>,
    },
  };
};

const UNDECIDED_STATES: readonly RefundState[] = ['requested', 'failed'];

async function queryFailedRefund(refund: RefundRow, context: ContextOf<'decideRefund'>) {
  const order = await findOrder(context.db, refund.order_id);
  if (!order?.provider_tx || !order.provider_ref) return 'absent';
  const refundRequest = { transactionId: order.provider_tx, ref: order.provider_ref, amount: piastres(refund.amount) };
  return queryRefund(context, order.provider, refundRequest);
}

/**
 * Approves, rejects or records a manual refund. A failed one that the provider did pay is booked as paid unless it is
 * retried, whatever was decided: no buyer gets money and ads. One that the provider may still pay is neither paid from
 * the bank nor rejected.
 */
export const decideRefund: Handler<'decideRefund'> = async ({ params, body }, context) => {
  const { db, user, now, request } = context;
  const { decision, note } = body;
  const id = params.id.toLowerCase();
  const existingRefund = await findRefund(db, id);
  if (!existingRefund) throw new AppError({ code: 'not_found', parameter: 'id' });
  if (existingRefund.user_id === user.id) throw new AppError({ code: 'self_dealing' });
  const needsResult = existingRefund.state === 'failed' && decision !== 'approved';
  const result = needsResult ? await queryFailedRefund(existingRefund, context) : 'absent';
  if (result === 'pending') throw new AppError({ code: 'refund_under_way' });
  const isPaid = result === 'done';
  const decidedRefund = await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, existingRefund.order_id);
    const refund = await lockRefund(tx, id);
    if (!order) throw new Error(`Refund ${id} has no order`);
    if (!refund || !UNDECIDED_STATES.includes(refund.state) || refund.state !== existingRefund.state)
      throw new AppError({ code: 'refund_decided' });
    if (decision === 'paid' && refund.state !== 'failed')
      throw new AppError({ code: 'invalid_choice', pointer: '/decision' });
    const state = isPaid ? 'paid' : decision;
    // The money went back already, by a chargeback.
    if (!isPaid && state !== 'rejected' && refund.amount > (await computeRefundableAmount(tx, order)))
      throw new AppError({ code: 'nothing_to_refund' });
    const explanation = { reason: 'refund_decided', authorId: user.id, detail: note ?? '' } as const;
    const auditDetails = {
      reference: id,
      before: { state: refund.state },
      after: { state, note, amount: refund.amount },
    };
    await recordAuditEvent(tx, { userId: user.id, kind: 'refund_decided', request, now, target: auditDetails });
    const decisionColumns = { note: note ?? '', decided_by: user.id, changed_at: now };
    // Until now, reported reversals up to the refund's amount counted as the refund.
    const recordOtherReversals = () =>
      recordReversal(tx, order, { transactionId: order.provider_tx ?? '', ref: order.provider_ref ?? '' }, now);
    if (state === 'paid') {
      const row = await changeRefund(tx, id, decisionColumns);
      const paidRefund = await recordPaidRefund(tx, row, { from: isPaid ? 'provider' : 'bank', ...explanation, now });
      if (!isPaid) {
        await recordOtherReversals();
        if ((await computeRefundableAmount(tx, order)) < 0) throw new AppError({ code: 'nothing_to_refund' });
      }
      await mailRefund(tx, 'refund_paid', paidRefund, now);
      return paidRefund;
    }
    // A retry requests the refund again, after the finance member has checked the provider's own pages.
    const row = await changeRefund(tx, id, { ...decisionColumns, state, taken_at: null });
    await recordRefundEvent(tx, { refundId: id, state, ...explanation, now });
    if (state === 'approved') {
      const payload = { refund_id: id, approved_at: now.toISOString() };
      await enqueue(tx, { kind: REFUND_JOB, payload, now });
    } else {
      await recordOtherReversals();
      await releaseCreditsUnlessReversed(tx, refund.order_id, now);
      await mailRefund(tx, 'refund_rejected', row, now, note ?? '');
    }
    return row;
  });
  const [data] = await loadRefundCases([decidedRefund], context);
  if (!data) throw new Error(`Refund ${id} not found`);
  return { code: 200, data };
};
