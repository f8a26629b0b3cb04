import { parseOrderIdEnd, type RefundState } from '@mashrabiya/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { OrderRow, OrderState } from '../../db/tables/payment.ts';
import { selectOrderPage } from '../../payments/repository/orders.ts';

/** A page of all orders. `q` matches whole e-mail addresses, and numbers of orders, receipts and transactions. */
export async function findOrderPage(
  db: Kysely<Tables>,
  { q, state, page, size }: { q: string; state: OrderState | undefined; page: number; size: number },
): Promise<{ orders: OrderRow[]; total: number }> {
  let filteredOrders = db.selectFrom('pay_order');
  if (state !== undefined) filteredOrders = filteredOrders.where('state', '=', state);
  const text = q.trim().toLowerCase();
  if (text !== '')
    filteredOrders = filteredOrders.where((eb) =>
      eb.or([
        eb('user_id', 'in', eb.selectFrom('app_user').select('app_user.id').where('email', '=', text)),
        eb(sql`buyer ->> 'email'`, '=', text),
        eb(sql`id::text`, '=', text),
        eb(sql`right(replace(id::text, '-', ''), 12)`, '=', parseOrderIdEnd(text) ?? ''),
        eb('receipt_number', '=', text),
        eb('provider_tx', '=', text),
        eb(sql`provider_tx`, '=', sql`provider || '-' || ${text}`),
        eb('id', 'in', eb.selectFrom('pay_checkout').select('order_id').where('ref', '=', text)),
        eb('id', 'in', eb.selectFrom('pay_refund').select('order_id').where(sql`lower(credit_note)`, '=', text)),
        eb('id', 'in', eb.selectFrom('pay_case').select('order_id').where(sql`lower(credit_note)`, '=', text)),
        eb(
          'id',
          'in',
          eb
            .selectFrom('money_entry')
            .select('order_id')
            .where('reason', '=', 'surplus')
            .where(sql<boolean>`${text} in (reference, split_part(reference, '-', 2))`),
        ),
      ]),
    );
  return selectOrderPage(filteredOrders, page, size);
}

export const findOrderEvents = (db: Kysely<Tables>, orderId: string) =>
  db
    .selectFrom('pay_order_event')
    .leftJoin('app_user', 'app_user.id', 'pay_order_event.author_id')
    .select([
      ...(['pay_order_event.id', 'pay_order_event.why', 'pay_order_event.detail'] as const),
      ...(['pay_order_event.created_at', 'app_user.email as author'] as const),
      sql<OrderState | RefundState>`pay_order_event.state`.as('state'),
      sql<'order' | 'refund'>`'order'`.as('of'),
    ])
    .where('order_id', '=', orderId)
    .unionAll((union) =>
      union
        .selectFrom('pay_refund_event')
        .innerJoin('pay_refund', 'pay_refund.id', 'pay_refund_event.refund_id')
        .leftJoin('app_user', 'app_user.id', 'pay_refund_event.author_id')
        .select([
          'pay_refund_event.id',
          'pay_refund_event.why',
          'pay_refund_event.detail',
          'pay_refund_event.created_at',
          'app_user.email as author',
          sql<OrderState | RefundState>`pay_refund_event.state`.as('state'),
          sql<'order' | 'refund'>`'refund'`.as('of'),
        ])
        .where('pay_refund.order_id', '=', orderId),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const findOrderCallbacks = (db: Kysely<Tables>, orderId: string) =>
  db
    .selectFrom('pay_callback')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('received_at')
    .orderBy('event_id')
    .execute();
