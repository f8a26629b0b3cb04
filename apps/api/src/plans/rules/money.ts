import { type Piastres, piastres } from '@mashrabiya/contract';

/** Percents have two decimals: whole hundredths keep arithmetic exact. */
const HUNDREDTHS_PER_PERCENT = 100;
const HUNDREDTHS_IN_WHOLE = 100 * HUNDREDTHS_PER_PERCENT;

const toHundredths = (percent: number): number => Math.round(percent * HUNDREDTHS_PER_PERCENT);

/** `amount × part / whole`, rounded to the piastre, halves up. The only place where money is rounded. */
export function computeShare(amount: Piastres, part: number, whole: number): Piastres {
  if (whole === 0) return piastres(0);
  // BigInt is exact: the product may exceed a safe integer.
  const doubled = 2n * BigInt(amount) * BigInt(part) + BigInt(whole);
  return piastres(Number(doubled / (2n * BigInt(whole))));
}

/** VAT included in a price. The rest of the price is net, so that both always add up to it. */
export function computeIncludedVat(price: Piastres, percent: number): Piastres {
  const rate = toHundredths(percent);
  return computeShare(price, rate, HUNDREDTHS_IN_WHOLE + rate);
}

export const computePercentage = (amount: Piastres, percent: number): Piastres =>
  computeShare(amount, toHundredths(percent), HUNDREDTHS_IN_WHOLE);
