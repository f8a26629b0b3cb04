import { DECISIONS_BY_CASE, PAGE_SIZE, piastres } from '@mashrabiya/contract';
import { recordAuditEvent } from '../../accounts/repository/audit.ts';
import type { ContextOf, Handler } from '../../app/callHandler.ts';
import { toPageNumbers } from '../../app/toPageNumbers.ts';
import { AppError } from '../../core/AppError.ts';
import { inTransaction } from '../../db/transaction.ts';
import { changeCase, findCase, findCasePage, lockCase } from '../../payments/repository/cases.ts';
import { findOrder, findOrdersById, lockOrder } from '../../payments/repository/orders.ts';
import { recordOverpaymentRefund, retryOverpaymentRefund } from '../../payments/services/overpayments.ts';
import { queryRefund } from '../../payments/services/queryRefund.ts';
import {
  closeReversal,
  findCasesOfUnknownAmount,
  releaseCreditsUnlessReversed,
} from '../../payments/services/reversals.ts';
import { findBuyer, findBuyers, toPaymentCase } from '../services/financeViews.ts';

export const listCases: Handler<'listCases'> = async ({ query }, context) => {
  const { db, user } = context;
  const { page, state } = query;
  const { cases, total } = await findCasePage(db, { isOpen: state === 'open', page, size: PAGE_SIZE });
  const orderIds = cases.map(({ order_id }) => order_id);
  const orderById = new Map((await findOrdersById(db, orderIds)).map((order) => [order.id, order]));
  const [getBuyer, casesOfUnknownAmount] = await Promise.all([
    findBuyers([...orderById.values()], context),
    findCasesOfUnknownAmount(db, cases),
  ]);
  const data = cases.map((row) => {
    const order = orderById.get(row.order_id);
    if (!order) throw new Error(`Case ${row.id} has no order`);
    const isAmountUnknown = casesOfUnknownAmount.has(row);
    return toPaymentCase(row, order, { buyer: getBuyer(order), isAmountUnknown, userId: user.id });
  });
  return { data: { data, total, ...toPageNumbers(page, total) } };
};

async function queryFailedRefund(caseId: string, context: ContextOf<'closeCase'>) {
  const row = await findCase(context.db, caseId);
  const order = row && (await findOrder(context.db, row.order_id));
  if (!order || row.kind !== 'unreturned' || row.closed_at) return 'absent';
  const { reference: transactionId, ref, amount } = row;
  return queryRefund(context, order.provider, { transactionId, ref, amount: piastres(amount) });
}

/**
 * An overpayment that the provider refunded after all is booked as such, and one that it may still refund is not
 * booked, so that no buyer gets a transfer as well.
 */
export const closeCase: Handler<'closeCase'> = async ({ params, body }, context) => {
  const { db, user, now, request } = context;
  const { decision, note } = body;
  const result = decision === 'booked' ? await queryFailedRefund(params.id, context) : 'absent';
  if (result === 'pending') throw new AppError({ code: 'refund_under_way' });
  const from = result === 'done' ? 'provider' : 'bank';
  const [row, order] = await inTransaction(db, async (tx) => {
    const unlockedCase = await findCase(tx, params.id);
    // An order is always locked before its dependent rows.
    const order = unlockedCase && (await lockOrder(tx, unlockedCase.order_id));
    const lockedCase = order && (await lockCase(tx, params.id));
    if (!lockedCase) throw new AppError({ code: 'not_found', parameter: 'id' });
    if (order.user_id === user.id) throw new AppError({ code: 'self_dealing' });
    if (lockedCase.closed_at) throw new AppError({ code: 'case_closed' });
    const { id, kind, reference, ref, amount, currency } = lockedCase;
    if (!DECISIONS_BY_CASE[kind].includes(decision))
      throw new AppError({ code: 'invalid_choice', pointer: '/decision' });
    const isReversalBooked = kind === 'reversed' && decision === 'booked';
    const chosenAmount = isReversalBooked ? body.amount : undefined;
    const { bookedAmount, credit_note } = isReversalBooked
      ? await closeReversal(tx, order, lockedCase, { chosenAmount, now })
      : { bookedAmount: undefined, credit_note: null };
    if (kind === 'unreturned' && decision === 'booked')
      await recordOverpaymentRefund(tx, order, { reference, ref, amount, from, now });
    if (kind === 'unreturned' && decision === 'again') await retryOverpaymentRefund(tx, order, lockedCase, now);
    const closedCase = await changeCase(tx, id, {
      closed_at: now,
      closed_by: user.id,
      decision,
      note,
      credit_note,
      ...(chosenAmount !== undefined && credit_note !== null && { amount: chosenAmount }),
    });
    if (kind === 'reversed' && decision === 'dismissed') await releaseCreditsUnlessReversed(tx, order.id, now);
    const auditDetails = {
      reference: order.receipt_number ?? order.id,
      before: { kind, amount, currency },
      after: { decision, note, amount: bookedAmount },
    };
    await recordAuditEvent(tx, { userId: user.id, kind: 'case_closed', request, now, target: auditDetails });
    return [closedCase, order] as const;
  });
  const buyer = await findBuyer(order, context);
  return { code: 200, data: toPaymentCase(row, order, { buyer, isAmountUnknown: false, userId: user.id }) };
};
