import type { Market } from '@mashrabiya/contract';

type Buckets = Market['buckets'];

/** The bucket that a price falls into; the first and the last hold what lies beyond them. */
export function bucketOf(buckets: Buckets, price: number): number {
  const found = buckets.findIndex(({ to }) => price < to);
  return found === -1 ? buckets.length - 1 : found;
}

/** Where a price stands between the ends of the buckets, in per cent from the cheapest. */
export function placeOf(buckets: Buckets, price: number): number {
  const from = buckets[0]?.from ?? 0;
  const to = buckets.at(-1)?.to ?? 0;
  if (to <= from) return 50;
  return Math.min(100, Math.max(0, ((price - from) / (to - from)) * 100));
}
