import { MINUTE_MS, type Order, piastres, type Refund } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { CheckoutRow, OrderRow, PlanVersionRow, RefundRow } from '../../db/tables/payment.ts';
import { findPlanVersionsById } from '../../plans/repository/planVersions.ts';
import { countAds, pickAdCounts } from '../../plans/rules/planRules.ts';
import { findCheckouts } from '../repository/orders.ts';
import { findRefunds } from '../repository/refunds.ts';
import { computeRefundDeadline } from '../rules/refundRules.ts';

export const toRefund = (row: RefundRow): Refund => ({
  id: row.id,
  state: row.state,
  amount: piastres(row.amount),
  fee: piastres(row.fee),
  used_amount: piastres(row.used_amount),
  reason: row.reason,
  note: row.note,
  requested_at: row.created_at.toISOString(),
  decided_by: row.decide_by,
  changed_at: row.changed_at.toISOString(),
});

export const getPlanName = (plan: PlanVersionRow, language: Language): string =>
  language === 'ar' ? plan.name_ar : plan.name_en;

export interface OrderView {
  row: OrderRow;
  plan: PlanVersionRow;
  refund: RefundRow | undefined;
  checkout: CheckoutRow | undefined;
}

export async function loadOrderViews(db: Kysely<Tables>, orders: readonly OrderRow[]): Promise<OrderView[]> {
  const ids = orders.map(({ id }) => id);
  const [plans, refunds, checkouts] = await Promise.all([
    findPlanVersionsById(db, [...new Set(orders.map(({ plan_version_id }) => plan_version_id))]),
    findRefunds(db, ids),
    findCheckouts(db, ids),
  ]);
  const planById = new Map(plans.map((plan) => [plan.id, plan]));
  const refundByOrderId = new Map(refunds.map((refund) => [refund.order_id, refund]));
  const checkoutByKey = new Map(checkouts.map((checkout) => [`${checkout.order_id} ${checkout.ref}`, checkout]));
  return orders.flatMap((row) => {
    const plan = planById.get(row.plan_version_id);
    const checkout = checkoutByKey.get(`${row.id} ${row.provider_ref}`);
    return plan ? [{ row, plan, refund: refundByOrderId.get(row.id), checkout }] : [];
  });
}

/** End of the order's refund window; null if no refund is possible. */
export function getOpenRefundDeadline({ row, refund }: OrderView, now: Date): Date | null {
  const until = computeRefundDeadline(row);
  return until && until > now && (!refund || refund.state === 'rejected') ? until : null;
}

/** Checkouts that end within this time are not offered, so that buyers have time to enter their card. */
const MIN_REMAINING_MS = 5 * MINUTE_MS;

/** Address for paying the order now; null if its last checkout has expired. */
export function getOpenCheckoutUrl({ row, checkout }: OrderView, now: Date): string | null {
  if (row.state !== 'pending' || !checkout) return null;
  const isNearlyExpired =
    checkout.expires_at !== null && checkout.expires_at.getTime() - now.getTime() < MIN_REMAINING_MS;
  return isNearlyExpired ? null : checkout.url;
}

export function toOrder(view: OrderView, language: Language, now: Date): Order {
  const { row, plan, refund } = view;
  return {
    id: row.id,
    plan: {
      id: plan.plan_id,
      kind: plan.kind,
      name: getPlanName(plan, language),
      count: countAds(plan),
      ads: pickAdCounts(plan),
      valid_days: plan.valid_days,
    },
    status: row.state,
    cancelled: row.state === 'failed' && row.cancelled_at !== null,
    method: row.method,
    amount: piastres(row.price),
    net: piastres(row.price - row.vat),
    vat: piastres(row.vat),
    vat_percent: Number(row.vat_percent),
    created_at: row.created_at.toISOString(),
    settled_at: row.settled_at?.toISOString() ?? null,
    redirect_url: getOpenCheckoutUrl(view, now),
    receipt_number: row.receipt_number,
    refund_until: getOpenRefundDeadline(view, now)?.toISOString() ?? null,
    refund: refund ? toRefund(refund) : null,
  };
}

export async function loadOrder(db: Kysely<Tables>, row: OrderRow, language: Language, now: Date): Promise<Order> {
  const [view] = await loadOrderViews(db, [row]);
  if (!view) throw new Error(`Order ${row.id} has no plan version`);
  return toOrder(view, language, now);
}
