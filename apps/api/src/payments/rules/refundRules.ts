import {
  type AdCounts,
  cairoDay,
  cairoDaysLater,
  type Piastres,
  piastres,
  REFUND_REVIEW_BUSINESS_DAYS,
  REFUND_WINDOW_DAYS,
} from '@mashrabiya/contract';
import type { OrderRow } from '../../db/tables/payment.ts';
import { percentOf, shareOf } from '../../plans/rules/money.ts';
import { countOf, type UnitPrices, worthOf } from '../../plans/rules/planRules.ts';
import { isEid } from './eids.ts';

/** Until when a refund can be asked for: seven days of Egypt from the payment. Null for what was not paid. */
export const refundUntil = ({ state, settled_at }: Pick<OrderRow, 'state' | 'settled_at'>): Date | null =>
  state === 'successful' && settled_at ? cairoDaysLater(settled_at, REFUND_WINDOW_DAYS) : null;

const WEEKEND = new Set([5, 6]);

/** The business day by which something is decided that is asked for now: Friday, Saturday, both Eids and holidays are none. */
export function decisionDay(now: Date, holidays: readonly string[], days = REFUND_REVIEW_BUSINESS_DAYS): string {
  const off = new Set(holidays);
  let day = cairoDay(now);
  for (let left = days; left > 0; ) {
    const next = new Date(`${day}T00:00:00Z`);
    next.setUTCDate(next.getUTCDate() + 1);
    day = next.toISOString().slice(0, 10);
    if (!WEEKEND.has(next.getUTCDay()) && !off.has(day) && !isEid(day)) left--;
  }
  return day;
}

export interface RefundTerms {
  price: Piastres;
  feePercent: number;
  ads: AdCounts;
  unit: UnitPrices;
  /** What is left of the order. */
  unused: AdCounts;
}

export interface RefundAmounts {
  used: AdCounts;
  usedAmount: Piastres;
  fee: Piastres;
  /** What is paid back. */
  amount: Piastres;
}

/** What a refund pays back: the price without the used ads’ share of it, without the fee on the rest. */
export function refundAmounts({ price, feePercent, ads, unit, unused }: RefundTerms): RefundAmounts {
  const used = {
    basic: ads.basic - unused.basic,
    elite: ads.elite - unused.elite,
    superior: ads.superior - unused.superior,
  };
  const worth = worthOf(ads, unit);
  // Of ranks that were not sold alone nobody knows the worth: then each ad counts the same.
  const isKnown = worth > 0 && (['basic', 'elite', 'superior'] as const).every((rank) => !ads[rank] || unit[rank] > 0);
  const usedAmount = isKnown ? shareOf(price, worthOf(used, unit), worth) : shareOf(price, countOf(used), countOf(ads));
  const rest = piastres(price - usedAmount);
  const fee = percentOf(rest, feePercent);
  return { used, usedAmount, fee, amount: piastres(rest - fee) };
}
