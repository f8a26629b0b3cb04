import { cairoDay } from '@mashrabiya/contract';
import type { Transaction } from 'kysely';
import { userById } from '../../accounts/repository/users.ts';
import type { Tables } from '../../db/schema.ts';
import type { OrderRow, RefundRow } from '../../db/tables/payment.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { findOrder } from '../repository/orders.ts';

const EVENTS = { refund_requested: 'decidedBy', refund_paid: 'returnedOn', refund_rejected: 'decidedOn' } as const;

/** Mails a buyer about their refund. `title` is the reason of a rejection. */
export async function mailRefund(
  tx: Transaction<Tables>,
  kind: keyof typeof EVENTS,
  { order_id, user_id: userId, amount, fee, decide_by }: RefundRow,
  now: Date,
  title?: string,
): Promise<void> {
  const [{ email: to }, order] = await Promise.all([userById(tx, userId), findOrder(tx, order_id)]);
  if (!order) return;
  const event = EVENTS[kind];
  const day = event === 'decidedBy' ? decide_by : cairoDay(now);
  const money = { amount, fee, receipt: order.receipt_number, event, day };
  await enqueueMail(tx, { kind, userId, to, origin: order.origin, money, ...(title !== undefined && { title }), now });
}

/** Mails a buyer that a surplus payment, such as a second one for the same order, was refunded. */
export async function mailSurplus(
  tx: Transaction<Tables>,
  { user_id: userId, origin, receipt_number: receipt }: OrderRow,
  amount: number,
  now: Date,
): Promise<void> {
  const { email: to } = await userById(tx, userId);
  const money = { amount, receipt, event: 'returnedOn', day: cairoDay(now) } as const;
  await enqueueMail(tx, { kind: 'surplus_returned', userId, to, origin, money, now });
}
