import type { Market } from '@mashrabiya/contract';

type Buckets = Market['buckets'];

/** Bucket of a price; the first and last ones include everything beyond. */
export function findBucket(buckets: Buckets, price: number): number {
  const bucketIndex = buckets.findIndex(({ to }) => price < to);
  return bucketIndex === -1 ? buckets.length - 1 : bucketIndex;
}

/** Position of a price between the ends of the buckets, in per cent. */
export function computePosition(buckets: Buckets, price: number): number {
  const minPrice = buckets[0]?.from ?? 0;
  const maxPrice = buckets.at(-1)?.to ?? 0;
  if (maxPrice <= minPrice) return 50;
  return Math.min(100, Math.max(0, ((price - minPrice) / (maxPrice - minPrice)) * 100));
}
