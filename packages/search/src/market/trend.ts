import { formatCairoMonth, listMonthsUpTo, MIN_SAMPLE, type TrendMonth } from '@mashrabiya/contract';
import { computeRoundedQuantile } from './statistics.ts';

const MONTH_COUNT = 12;

export interface PricedAd {
  created_at: Date;
  price: number;
  size: number;
}

/** Median price per m² of the ads of each month, up to the current one. */
export function buildTrend(ads: readonly PricedAd[], now: Date): TrendMonth[] {
  const prices = new Map<string, number[]>(
    listMonthsUpTo(formatCairoMonth(now), MONTH_COUNT).map((month) => [month, []]),
  );
  for (const { created_at, price, size } of ads) prices.get(formatCairoMonth(created_at))?.push(price / size);
  return Array.from(prices, ([month, values]) => ({
    month,
    median:
      values.length < MIN_SAMPLE
        ? null
        : computeRoundedQuantile(
            values.sort((a, b) => a - b),
            0.5,
          ),
    sample: values.length,
  }));
}
