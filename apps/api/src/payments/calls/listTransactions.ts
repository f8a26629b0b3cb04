import { PAGE_SIZE, piastres, toPounds } from '@mashrabiya/contract';
import type { Handler } from '../../app/callHandler.ts';
import { toPageNumbers } from '../../app/toPageNumbers.ts';
import { findOrders } from '../repository/orders.ts';
import { findOverpayments } from '../repository/overpayments.ts';
import { getOpenRefundDeadline, getPlanName, loadOrderViews, toRefund } from '../services/orderViews.ts';

export const listTransactions: Handler<'listTransactions'> = async ({ query }, { db, user, language, now }) => {
  const { page, status: state } = query;
  const { orders, total } = await findOrders(db, { userId: user.id, state, page, size: PAGE_SIZE });
  const overpaymentsByOrder = Map.groupBy(
    await findOverpayments(
      db,
      orders.map(({ id }) => id),
    ),
    ({ order_id }) => order_id,
  );
  return {
    data: {
      data: (await loadOrderViews(db, orders)).map((view) => {
        const { row, plan, refund } = view;
        return {
          id: row.id,
          amount: toPounds(piastres(row.price)),
          status: row.state,
          created_at: row.created_at.toISOString(),
          plan: getPlanName(plan, language),
          plan_id: plan.plan_id,
          method: row.method,
          receipt_number: row.receipt_number,
          refund_until: getOpenRefundDeadline(view, now)?.toISOString() ?? null,
          refund: refund ? toRefund(refund) : null,
          surplus: (overpaymentsByOrder.get(row.id) ?? []).map(({ amount, paid_at, returned_at }) => ({
            amount: piastres(amount),
            paid_at: paid_at.toISOString(),
            returned_at: returned_at?.toISOString() ?? null,
          })),
        };
      }),
      ...toPageNumbers(page, total),
    },
  };
};
