import { piastres, uuidv7 } from '@mashrabiya/contract';
import { assertNotDeleted } from '../../accounts/repository/users.ts';
import { reserveOrderCredits } from '../../ads/services/credits.ts';
import type { Handler } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import { inTransaction } from '../../db/transaction.ts';
import { findFinanceRulesAt } from '../../plans/repository/datedSettings.ts';
import { withDefaultRules } from '../../plans/rules/financeRules.ts';
import { computeIncludedVat } from '../../plans/rules/money.ts';
import { lockOrder } from '../repository/orders.ts';
import { insertRefund, recordRefundEvent } from '../repository/refunds.ts';
import { computeDecisionDay } from '../rules/refundRules.ts';
import { mailRefund } from '../services/mailRefund.ts';
import { toRefund } from '../services/orderViews.ts';
import { computeRefundQuote } from '../services/refundQuote.ts';
import { findOwnOrder } from './getOrder.ts';

export const quoteRefund: Handler<'quoteRefund'> = async ({ params }, context) => {
  const { db, now } = context;
  const order = await findOwnOrder(context, params.id);
  const { used, unused, usedAmount, fee, amount, until } = await computeRefundQuote(db, order, now);
  const { holidays } = withDefaultRules(await findFinanceRulesAt(db, now));
  return {
    data: {
      paid: piastres(order.price),
      used,
      unused,
      used_amount: usedAmount,
      fee_percent: Number(order.fee_percent),
      fee,
      amount,
      ask_until: until.toISOString(),
      decided_by: computeDecisionDay(now, holidays),
    },
  };
};

/** Requests a refund: unused ads are taken until it is decided, so that they cannot be used and refunded. */
export const requestRefund: Handler<'requestRefund'> = async ({ params, body }, context) => {
  const { db, user, now } = context;
  const { id: orderId } = await findOwnOrder(context, params.id);
  const { holidays } = withDefaultRules(await findFinanceRulesAt(db, now));
  const refund = await inTransaction(db, async (tx) => {
    await assertNotDeleted(tx, user.id);
    const order = await lockOrder(tx, orderId);
    if (!order) throw new AppError({ code: 'not_found', parameter: 'id' });
    const { used, usedAmount, fee, amount } = await computeRefundQuote(tx, order, now, tx);
    if (amount !== body.amount) throw new AppError({ code: 'quote_changed', pointer: '/amount' });
    const id = uuidv7(now);
    const row = await insertRefund(tx, {
      id,
      order_id: order.id,
      user_id: user.id,
      state: 'requested',
      amount,
      vat: computeIncludedVat(amount, Number(order.vat_percent)),
      fee,
      used_amount: usedAmount,
      used_basic: used.basic,
      used_elite: used.elite,
      used_superior: used.superior,
      reason: body.reason ?? '',
      note: '',
      decide_by: computeDecisionDay(now, holidays),
      decided_by: null,
      credit_note: null,
      taken_at: null,
      created_at: now,
      changed_at: now,
    });
    await reserveOrderCredits(tx, { orderId: order.id, refundId: id, now });
    await recordRefundEvent(tx, { refundId: id, state: 'requested', reason: 'refund_requested', now });
    await mailRefund(tx, 'refund_requested', row, now);
    return row;
  });
  return { code: 200, data: toRefund(refund) };
};
