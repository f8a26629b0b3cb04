import { type FinanceOrder, type OrderHistory, PAYMENT_EVENT_REASONS, type PaymentCase } from '@mashrabiya/contract';
import { findUsers } from '../../accounts/repository/users.ts';
import type { CallContext } from '../../app/callHandler.ts';
import { pickLanguage } from '../../catalogue/rules/card.ts';
import type { CaseRow, OrderRow } from '../../db/tables/payment.ts';
import type { findOrderEvents } from '../repository/orderHistory.ts';

type Buyer = FinanceOrder['buyer'];

/** Returns a function that finds the buyer of each order: on the receipt, which outlives the account. */
export async function findBuyers(
  orders: readonly OrderRow[],
  { db, language }: CallContext,
): Promise<(order: OrderRow) => Buyer> {
  const userIds = orders.flatMap(({ buyer, user_id }) => (buyer ? [] : user_id));
  const accountById = new Map((await findUsers(db, userIds)).map((account) => [account.id, account]));
  return ({ id, buyer, user_id }) => {
    const account = buyer ?? accountById.get(user_id);
    if (!account) throw new Error(`Order ${id} has no buyer`);
    return { name: pickLanguage(language, account.name_ar, account.name_en), email: account.email };
  };
}

export const findBuyer = async (order: OrderRow, context: CallContext): Promise<Buyer> =>
  (await findBuyers([order], context))(order);

interface CaseView {
  buyer: Buyer;
  isAmountUnknown: boolean;
  /** User who reads the case. */
  userId: string;
}

export function toPaymentCase(
  row: CaseRow,
  order: OrderRow,
  { buyer, isAmountUnknown, userId }: CaseView,
): PaymentCase {
  const { id, kind, order_id, reference, amount, currency, created_at, closed_at, decision, note } = row;
  return {
    id,
    kind,
    order_id,
    reference,
    amount,
    is_amount_unknown: isAmountUnknown,
    currency,
    decision,
    note,
    receipt_number: order.receipt_number,
    buyer,
    created_at: created_at.toISOString(),
    closed_at: closed_at?.toISOString() ?? null,
    is_own: order.user_id === userId,
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
