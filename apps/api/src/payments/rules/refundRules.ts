import {
  type AdCounts,
  addCairoDays,
  formatCairoDay,
  type Piastres,
  piastres,
  REFUND_REVIEW_BUSINESS_DAYS,
  REFUND_WINDOW_DAYS,
} from '@mashrabiya/contract';
import type { OrderRow } from '../../db/tables/payment.ts';
import { computePercentage, computeShare } from '../../plans/rules/money.ts';
import { computeWorth, countAds, type UnitPrices } from '../../plans/rules/planRules.ts';
import { isEid } from './eids.ts';

/** End of the refund window: seven days in Egypt from the payment. Null for an unpaid order. */
export const computeRefundDeadline = ({ state, settled_at }: Pick<OrderRow, 'state' | 'settled_at'>): Date | null =>
  state === 'successful' && settled_at ? addCairoDays(settled_at, REFUND_WINDOW_DAYS) : null;

const WEEKEND = new Set([5, 6]);

/** Deadline of a decision requested now, in business days: Friday, Saturday, both Eids and holidays do not count. */
export function computeDecisionDay(now: Date, holidays: readonly string[], days = REFUND_REVIEW_BUSINESS_DAYS): string {
  const holidaySet = new Set(holidays);
  let day = formatCairoDay(now);
  for (let remainingDays = days; remainingDays > 0; ) {
    const nextDay = new Date(`${day}T00:00:00Z`);
    nextDay.setUTCDate(nextDay.getUTCDate() + 1);
    day = nextDay.toISOString().slice(0, 10);
    if (!WEEKEND.has(nextDay.getUTCDay()) && !holidaySet.has(day) && !isEid(day)) remainingDays--;
  }
  return day;
}

export interface RefundTerms {
  price: Piastres;
  feePercent: number;
  ads: AdCounts;
  unitPrices: UnitPrices;
  unused: AdCounts;
}

export interface RefundAmounts {
  used: AdCounts;
  usedAmount: Piastres;
  fee: Piastres;
  amount: Piastres;
}

/** Computes a refund: the price without the used ads’ share, minus the fee on the rest. */
export function computeRefundAmounts({ price, feePercent, ads, unitPrices, unused }: RefundTerms): RefundAmounts {
  const used = {
    basic: ads.basic - unused.basic,
    elite: ads.elite - unused.elite,
    superior: ads.superior - unused.superior,
  };
  const totalWorth = computeWorth(ads, unitPrices);
  // If a rank was not sold singly, its worth is unknown: then each ad counts the same.
  const hasUnitPrices =
    totalWorth > 0 && (['basic', 'elite', 'superior'] as const).every((rank) => !ads[rank] || unitPrices[rank] > 0);
  const usedAmount = hasUnitPrices
    ? computeShare(price, computeWorth(used, unitPrices), totalWorth)
    : computeShare(price, countAds(used), countAds(ads));
  const unusedAmount = piastres(price - usedAmount);
  const fee = computePercentage(unusedAmount, feePercent);
  return { used, usedAmount, fee, amount: piastres(unusedAmount - fee) };
}
