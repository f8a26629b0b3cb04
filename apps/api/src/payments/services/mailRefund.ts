import { formatCairoDay } from '@mashrabiya/contract';
import type { Transaction } from 'kysely';
import { findUserById } from '../../accounts/repository/users.ts';
import type { Tables } from '../../db/schema.ts';
import type { OrderRow, RefundRow } from '../../db/tables/payment.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { findOrder } from '../repository/orders.ts';

const EVENT_BY_MAIL_KIND = {
  refund_requested: 'decidedBy',
  refund_paid: 'returnedOn',
  refund_rejected: 'decidedOn',
} as const;

/** Mails a buyer about their refund. `title` is the reason of a rejection. */
export async function mailRefund(
  tx: Transaction<Tables>,
  kind: keyof typeof EVENT_BY_MAIL_KIND,
  { order_id, user_id: userId, amount, fee, decide_by }: RefundRow,
  now: Date,
  title?: string,
): Promise<void> {
  const [{ email: recipient }, order] = await Promise.all([findUserById(tx, userId), findOrder(tx, order_id)]);
  if (!order) return;
  const event = EVENT_BY_MAIL_KIND[kind];
  const day = event === 'decidedBy' ? decide_by : formatCairoDay(now);
  const money = { amount, fee, receipt: order.receipt_number, event, day };
  await enqueueMail(tx, {
    kind,
    userId,
    to: recipient,
    origin: order.origin,
    money,
    ...(title !== undefined && { title }),
    now,
  });
}

export async function mailOverpaymentRefund(
  tx: Transaction<Tables>,
  { user_id: userId, origin, receipt_number: receipt }: OrderRow,
  amount: number,
  now: Date,
): Promise<void> {
  const { email: recipient } = await findUserById(tx, userId);
  const money = { amount, receipt, event: 'returnedOn', day: formatCairoDay(now) } as const;
  await enqueueMail(tx, { kind: 'surplus_returned', userId, to: recipient, origin, money, now });
}
