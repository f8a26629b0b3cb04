import type { Market } from '@mashrabiya/contract';

/** The middle 96 % of prices define the bucket width; outliers go into the first and last bucket. */
const OUTLIER_SHARE = 0.02;
/** With partial buckets at both ends, at most twelve. */
const WHOLE_BUCKET_COUNT = 10;

/** Smallest of 1, 2, 5, 10, 20, 50 … that is at least this. */
function roundWidth(minWidth: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, minWidth)));
  return [1, 2, 5, 10].map((factor) => factor * power).find((width) => width >= minWidth) ?? power * 10;
}

/** Distribution of sorted prices per m²: at most twelve buckets of one round width. */
export function buildBuckets(prices: ArrayLike<number>): Market['buckets'] {
  const getQuantile = (share: number) => prices[Math.round((prices.length - 1) * share)] ?? 0;
  const [low, high] = [getQuantile(OUTLIER_SHARE), getQuantile(1 - OUTLIER_SHARE)];
  // All equal: one bucket of typical width.
  const width = roundWidth((high > low ? high - low : low) / WHOLE_BUCKET_COUNT);
  const firstBucket = Math.floor(low / width);
  const lastBucket = Math.floor(high / width);
  const buckets = Array.from({ length: lastBucket - firstBucket + 1 }, (_, index) => ({
    from: (firstBucket + index) * width,
    to: (firstBucket + index + 1) * width,
    count: 0,
  }));
  for (let i = 0; i < prices.length; i++) {
    const bucketIndex = Math.floor((prices[i] ?? 0) / width);
    const bucket = buckets[Math.min(Math.max(bucketIndex, firstBucket), lastBucket) - firstBucket];
    if (bucket) bucket.count++;
  }
  return buckets;
}
