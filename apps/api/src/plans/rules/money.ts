import { type Piastres, piastres } from '@mashrabiya/contract';

/** Percents have two decimals: whole hundredths keep arithmetic exact. */
const HUNDREDTHS = 100;
const WHOLE = 100 * HUNDREDTHS;

const hundredthsOf = (percent: number): number => Math.round(percent * HUNDREDTHS);

/** `amount × part / whole`, rounded to the piastre, halves up. The one place where money is rounded. */
export function shareOf(amount: Piastres, part: number, whole: number): Piastres {
  if (whole === 0) return piastres(0);
  // Exact whatever the size: the product may exceed what a number holds.
  const doubled = 2n * BigInt(amount) * BigInt(part) + BigInt(whole);
  return piastres(Number(doubled / (2n * BigInt(whole))));
}

/** The VAT that is inside a price. What is left of the price is net, so that both always add up to it. */
export function vatInside(price: Piastres, percent: number): Piastres {
  const rate = hundredthsOf(percent);
  return shareOf(price, rate, WHOLE + rate);
}

/** A percentage of an amount. */
export const percentOf = (amount: Piastres, percent: number): Piastres => shareOf(amount, hundredthsOf(percent), WHOLE);
