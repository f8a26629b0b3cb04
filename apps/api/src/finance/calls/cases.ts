import { DECISIONS_BY_CASE, PAGE_SIZE } from '@mashrabiya/contract';
import { recordAuditEvent } from '../../accounts/repository/audit.ts';
import type { Handler } from '../../app/callHandler.ts';
import { toPageNumbers } from '../../app/toPageNumbers.ts';
import { AppError } from '../../core/AppError.ts';
import { inTransaction } from '../../db/transaction.ts';
import { changeCase, findCase, findCasePage, lockCase } from '../../payments/repository/cases.ts';
import { findOrder, lockOrder } from '../../payments/repository/orders.ts';
import { recordOverpaymentRefund, retryOverpaymentRefund } from '../../payments/services/overpayments.ts';
import { closeReversal, releaseCreditsUnlessReversed } from '../../payments/services/reversals.ts';
import { toPaymentCase } from '../services/financeViews.ts';

export const listCases: Handler<'listCases'> = async ({ query }, context) => {
  const { page, state } = query;
  const { cases, total } = await findCasePage(context.db, { isOpen: state === 'open', page, size: PAGE_SIZE });
  const data = await Promise.all(
    cases.map(async (row) => {
      const order = await findOrder(context.db, row.order_id);
      if (!order) throw new Error(`Case ${row.id} has no order`);
      return toPaymentCase(row, order, context);
    }),
  );
  return { data: { data, total, ...toPageNumbers(page, total) } };
};

export const closeCase: Handler<'closeCase'> = async ({ params, body }, context) => {
  const { db, user, now, request } = context;
  const { decision, note } = body;
  const [row, order] = await inTransaction(db, async (tx) => {
    const unlockedCase = await findCase(tx, params.id);
    // An order is always locked before its dependent rows.
    const order = unlockedCase && (await lockOrder(tx, unlockedCase.order_id));
    const lockedCase = order && (await lockCase(tx, params.id));
    if (!lockedCase) throw new AppError({ code: 'not_found', parameter: 'id' });
    if (order.user_id === user.id) throw new AppError({ code: 'self_dealing' });
    if (lockedCase.closed_at) throw new AppError({ code: 'case_closed' });
    const { id, kind, reference, amount, currency } = lockedCase;
    if (!DECISIONS_BY_CASE[kind].includes(decision))
      throw new AppError({ code: 'invalid_choice', pointer: '/decision' });
    const isReversalBooked = kind === 'reversed' && decision === 'booked';
    const chosenAmount = isReversalBooked ? body.amount : undefined;
    const credit_note = isReversalBooked ? await closeReversal(tx, order, lockedCase, { chosenAmount, now }) : null;
    if (kind === 'unreturned' && decision === 'booked')
      await recordOverpaymentRefund(tx, order, { reference, amount, from: 'bank', now });
    if (kind === 'unreturned' && decision === 'again') await retryOverpaymentRefund(tx, order, lockedCase, now);
    const closedCase = await changeCase(tx, id, {
      ...{ closed_at: now, closed_by: user.id, decision, note, credit_note },
      ...(chosenAmount !== undefined && { amount: chosenAmount }),
    });
    if (kind === 'reversed' && decision === 'dismissed') await releaseCreditsUnlessReversed(tx, order.id, now);
    const auditDetails = {
      reference: order.receipt_number ?? order.id,
      before: { kind, amount, currency },
      after: { decision, note, amount: chosenAmount },
    };
    await recordAuditEvent(tx, { userId: user.id, kind: 'case_closed', request, now, target: auditDetails });
    return [closedCase, order] as const;
  });
  return { code: 200, data: await toPaymentCase(row, order, context) };
};
