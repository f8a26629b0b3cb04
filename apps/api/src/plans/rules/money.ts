import { type Piastres, piastres } from '@mashrabiya/contract';

/** Percents have two decimals: whole hundredths keep arithmetic exact. */
const HUNDREDTHS = 100;
const WHOLE = 100 * HUNDREDTHS;

const hundredthsOf = (percent: number): number => Math.round(percent * HUNDREDTHS);

/** `amount × part / whole`, rounded to the piastre, halves up. The only place where money is rounded. */
export function shareOf(amount: Piastres, part: number, whole: number): Piastres {
  if (whole === 0) return piastres(0);
  // Exact for every size: the product may exceed a safe integer.
  const doubled = 2n * BigInt(amount) * BigInt(part) + BigInt(whole);
  return piastres(Number(doubled / (2n * BigInt(whole))));
}

/** VAT included in a price. The rest of the price is net, so that both always add up to it. */
export function vatInside(price: Piastres, percent: number): Piastres {
  const rate = hundredthsOf(percent);
  return shareOf(price, rate, WHOLE + rate);
}

export const percentOf = (amount: Piastres, percent: number): Piastres => shareOf(amount, hundredthsOf(percent), WHOLE);
