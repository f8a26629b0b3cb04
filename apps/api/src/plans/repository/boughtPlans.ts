import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { AdCreditLotTable } from '../../db/tables/ad.ts';
import type { OrderRow, PlanVersionRow } from '../../db/tables/payment.ts';
import { findPlanVersionsById } from './planVersions.ts';

export interface BoughtPlan {
  order: OrderRow;
  plan: PlanVersionRow;
  lots: Selectable<AdCreditLotTable>[];
}

export async function findBoughtPlans(db: Kysely<Tables>, userId: string): Promise<BoughtPlan[]> {
  const orders = await db
    .selectFrom('pay_order')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', '=', 'successful')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('pay_refund')
            .select('pay_refund.id')
            .whereRef('pay_refund.order_id', '=', 'pay_order.id')
            .where('pay_refund.state', 'in', ['approved', 'paid']),
        ),
      ),
    )
    .orderBy('settled_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const [plans, lots] = await Promise.all([
    findPlanVersionsById(db, [...new Set(orders.map(({ plan_version_id }) => plan_version_id))]),
    db.selectFrom('ad_credit_lot').selectAll().where('order_id', 'in', ids).execute(),
  ]);
  const planById = new Map(plans.map((plan) => [plan.id, plan]));
  return orders.flatMap((order) => {
    const plan = planById.get(order.plan_version_id);
    return plan ? [{ order, plan, lots: lots.filter(({ order_id }) => order_id === order.id) }] : [];
  });
}
