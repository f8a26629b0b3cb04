import type { Market } from '@mashrabiya/contract';

/** The middle 96 % of prices define the bucket width; outliers go into the first and last bucket. */
const OUTLIERS = 0.02;
/** With partial buckets at both ends, at most twelve. */
const WHOLE_BUCKETS = 10;

/** Smallest of 1, 2, 5, 10, 20, 50 … that is at least this. */
function roundWidth(minWidth: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, minWidth)));
  return [1, 2, 5, 10].map((factor) => factor * power).find((width) => width >= minWidth) ?? power * 10;
}

/** Distribution of sorted prices per m²: at most twelve buckets of one round width. */
export function buildBuckets(prices: ArrayLike<number>): Market['buckets'] {
  const at = (share: number) => prices[Math.round((prices.length - 1) * share)] ?? 0;
  const [low, high] = [at(OUTLIERS), at(1 - OUTLIERS)];
  // All equal: one bucket of typical width.
  const width = roundWidth((high > low ? high - low : low) / WHOLE_BUCKETS);
  const first = Math.floor(low / width);
  const last = Math.floor(high / width);
  const buckets = Array.from({ length: last - first + 1 }, (_, index) => ({
    from: (first + index) * width,
    to: (first + index + 1) * width,
    count: 0,
  }));
  for (let i = 0; i < prices.length; i++) {
    const bucketIndex = Math.floor((prices[i] ?? 0) / width);
    const bucket = buckets[Math.min(Math.max(bucketIndex, first), last) - first];
    if (bucket) bucket.count++;
  }
  return buckets;
}
