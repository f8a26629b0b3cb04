import type { Market } from '@mashrabiya/contract';

/** The middle 96 % of prices decide the width of buckets; what lies outside falls into the first and last. */
const OUTLIERS = 0.02;
/** With the parts that stand out at both ends, never more than twelve buckets. */
const WHOLE_BUCKETS = 10;

/** The smallest of 1, 2, 5, 10, 20, 50 … that is at least this. */
function roundWidth(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  return [1, 2, 5, 10].map((factor) => factor * power).find((width) => width >= least) ?? power * 10;
}

/** How prices per m², sorted, spread: at most twelve buckets of one round width. */
export function bucketsOf(prices: ArrayLike<number>): Market['buckets'] {
  const at = (share: number) => prices[Math.round((prices.length - 1) * share)] ?? 0;
  const [low, high] = [at(OUTLIERS), at(1 - OUTLIERS)];
  // All alike: one bucket about as wide as others would be.
  const width = roundWidth((high > low ? high - low : low) / WHOLE_BUCKETS);
  const first = Math.floor(low / width);
  const last = Math.floor(high / width);
  const buckets = Array.from({ length: last - first + 1 }, (_, index) => ({
    from: (first + index) * width,
    to: (first + index + 1) * width,
    count: 0,
  }));
  for (let i = 0; i < prices.length; i++) {
    const place = Math.floor((prices[i] ?? 0) / width);
    const bucket = buckets[Math.min(Math.max(place, first), last) - first];
    if (bucket) bucket.count++;
  }
  return buckets;
}
