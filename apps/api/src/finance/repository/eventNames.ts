import type { Language } from '@mashrabiya/i18n';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { findPlanVersions } from '../../plans/repository/planVersions.ts';

interface Event {
  kind: string;
  reference: string | null;
}

const PLAN_PREFIX = 'plan ';

export async function findEventNames(
  db: Kysely<Tables>,
  events: readonly Event[],
  language: Language,
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  if (events.some(({ reference }) => reference?.startsWith(PLAN_PREFIX)))
    for (const { plan_id, name_ar, name_en } of await findPlanVersions(db)) {
      const reference = `${PLAN_PREFIX}${plan_id}`;
      if (!names.has(reference)) names.set(reference, language === 'ar' ? name_ar : name_en);
    }
  const refunds = events.flatMap(({ kind, reference }) => (kind === 'refund_decided' && reference ? [reference] : []));
  if (refunds.length === 0) return names;
  const orders = await db
    .selectFrom('pay_refund')
    .innerJoin('pay_order', 'pay_order.id', 'pay_refund.order_id')
    .select(['pay_refund.id', 'pay_refund.order_id', 'pay_order.receipt_number'])
    .where('pay_refund.id', 'in', refunds)
    .execute();
  for (const { id, order_id, receipt_number } of orders) names.set(id, receipt_number ?? order_id);
  return names;
}
