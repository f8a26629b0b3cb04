import { type FinanceOrder, type OrderHistory, PAYMENT_EVENT_REASONS, type PaymentCase } from '@mashrabiya/contract';
import { findUserById } from '../../accounts/repository/users.ts';
import type { CallContext, ContextOf } from '../../app/callHandler.ts';
import { pickLanguage } from '../../catalogue/rules/card.ts';
import type { CaseRow, OrderRow } from '../../db/tables/payment.ts';
import { isAmountUnknown } from '../../payments/services/reversals.ts';
import type { findOrderEvents } from '../repository/orderHistory.ts';

/** Buyer of an order: from the receipt, which outlives the account. */
export async function findBuyer(order: OrderRow, { db, language }: CallContext): Promise<FinanceOrder['buyer']> {
  const { name_ar, name_en, email } = order.buyer ?? (await findUserById(db, order.user_id));
  return { name: pickLanguage(language, name_ar, name_en), email };
}

export async function toPaymentCase(
  row: CaseRow,
  order: OrderRow,
  context: ContextOf<'listCases'>,
): Promise<PaymentCase> {
  const { id, kind, order_id, reference, amount, currency, created_at, closed_at, decision, note } = row;
  return {
    id,
    kind,
    order_id,
    reference,
    amount,
    is_amount_unknown: await isAmountUnknown(context.db, row),
    currency,
    decision,
    note,
    receipt_number: order.receipt_number,
    buyer: await findBuyer(order, context),
    created_at: created_at.toISOString(),
    closed_at: closed_at?.toISOString() ?? null,
    is_own: order.user_id === context.user.id,
  };
}

type PaymentEvent = OrderHistory['events'][number];

export function toPaymentEvent({
  why,
  detail,
  created_at,
  ...event
}: Awaited<ReturnType<typeof findOrderEvents>>[number]): PaymentEvent {
  const reason = PAYMENT_EVENT_REASONS.find((known) => known === why);
  return {
    ...event,
    ...(reason ? { reason, detail } : { reason: 'other', detail: why }),
    created_at: created_at.toISOString(),
  };
}
