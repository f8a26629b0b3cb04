import { PAGE_SIZE, piastres, poundsOf } from '@mashrabiya/contract';
import type { Handler } from '../../app/bind.ts';
import { ordersOf } from '../repository/orders.ts';
import { surplusOf } from '../repository/surplus.ts';
import { openUntil, planName, toRefund, viewsOf } from '../services/views.ts';

export const listTransactions: Handler<'listTransactions'> = async ({ query }, { db, user, language, now }) => {
  const { page, status: state } = query;
  const { orders, total } = await ordersOf(db, { userId: user.id, state, page, size: PAGE_SIZE });
  const surplus = Map.groupBy(
    await surplusOf(
      db,
      orders.map(({ id }) => id),
    ),
    ({ order_id }) => order_id,
  );
  return {
    data: {
      data: (await viewsOf(db, orders)).map((view) => {
        const { row, plan, refund } = view;
        return {
          id: row.id,
          amount: poundsOf(piastres(row.price)),
          status: row.state,
          created_at: row.created_at.toISOString(),
          plan: planName(plan, language),
          plan_id: plan.plan_id,
          method: row.method,
          receipt_number: row.receipt_number,
          refund_until: openUntil(view, now)?.toISOString() ?? null,
          refund: refund ? toRefund(refund) : null,
          surplus: (surplus.get(row.id) ?? []).map(({ amount, paid_at, returned_at }) => ({
            amount: piastres(amount),
            paid_at: paid_at.toISOString(),
            returned_at: returned_at?.toISOString() ?? null,
          })),
        };
      }),
      current_page: page,
      last_page: Math.max(1, Math.ceil(total / PAGE_SIZE)),
    },
  };
};
