import { AD_TYPES, type AdCounts, piastres } from '@mashrabiya/contract';
import type { Kysely, Transaction } from 'kysely';
import { findCreditLotsByOrder, lockCreditLot } from '../../ads/repository/credits.ts';
import { AppError } from '../../core/AppError.ts';
import type { Tables } from '../../db/schema.ts';
import type { OrderRow } from '../../db/tables/payment.ts';
import { findPlanVersionsById } from '../../plans/repository/planVersions.ts';
import { countAds, pickAdCounts } from '../../plans/rules/planRules.ts';
import { findRefunds } from '../repository/refunds.ts';
import { computeRefundAmounts, computeRefundDeadline, type RefundAmounts } from '../rules/refundRules.ts';

export interface RefundQuote extends RefundAmounts {
  unused: AdCounts;
  until: Date;
}

async function countUnusedAds(db: Kysely<Tables>, orderId: string, tx?: Transaction<Tables>): Promise<AdCounts> {
  const unused: AdCounts = { basic: 0, elite: 0, superior: 0 };
  for (const lot of await findCreditLotsByOrder(db, orderId)) {
    // In order of rank, the lock order of all callers.
    const { ranking, balance } = tx ? await lockCreditLot(tx, lot.id) : lot;
    unused[AD_TYPES[ranking]] += balance;
  }
  return unused;
}

/**
 * Quote of an order's refund; refused if none is possible. Within a transaction that has locked the order, its lots are
 * locked too, so that no ad is used meanwhile.
 */
export async function computeRefundQuote(
  db: Kysely<Tables>,
  order: OrderRow,
  now: Date,
  tx?: Transaction<Tables>,
): Promise<RefundQuote> {
  const until = computeRefundDeadline(order);
  if (!until) throw new AppError({ code: 'order_not_paid' });
  const previousRefund = (await findRefunds(db, [order.id])).at(-1);
  if (previousRefund && previousRefund.state !== 'rejected') throw new AppError({ code: 'refund_exists' });
  if (until <= now) throw new AppError({ code: 'refund_window_over' });
  const [plan] = await findPlanVersionsById(db, [order.plan_version_id]);
  if (!plan) throw new Error(`Order ${order.id} has no plan version`);
  const unused = await countUnusedAds(db, order.id, tx);
  const amounts = computeRefundAmounts({
    price: piastres(order.price),
    feePercent: Number(order.fee_percent),
    ads: pickAdCounts(plan),
    unitPrices: {
      basic: piastres(order.unit_basic),
      elite: piastres(order.unit_elite),
      superior: piastres(order.unit_superior),
    },
    unused,
  });
  if (countAds(unused) === 0 || amounts.amount === 0) throw new AppError({ code: 'nothing_to_refund' });
  return { ...amounts, unused, until };
}
