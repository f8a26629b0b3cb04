/** Listings in the first row on a wide window; all of them may be paid ads. */
const FIRST_ROW_SIZE = 4;
/** After the first row, one in this many listings is a paid ad. */
const PAID_INTERVAL = 4;

/** Index of the first basic ad in an order that puts higher rankings first. */
export function findFirstBasic(order: Int32Array, ranking: Int32Array): number {
  let low = 0;
  let high = order.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranking[order[middle] ?? 0] ?? 1) > 1) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Number of paid ads before a position of an interleaved list, see `interleaveAds`. */
export function countPaidBefore(position: number, { paid, basic }: { paid: number; basic: number }): number {
  const paidPlaces =
    position === 0 ? 0 : Math.min(position, FIRST_ROW_SIZE) + Math.floor((position - 1) / PAID_INTERVAL);
  return Math.min(paid, Math.max(paidPlaces, position - basic));
}

/**
 * First `count` of paid and basic ads, each in its own order: paid ones in the first row, then one in four. When one
 * kind runs out, the other continues. Positions do not depend on pages, so no page repeats or skips a listing. With
 * `mayPrecede`, a paid ad must also be allowed before the basic ads after it.
 */
export function interleaveAds(
  paid: ArrayLike<number>,
  basic: ArrayLike<number>,
  count: number,
  mayPrecede: (paid: number, basic: number) => boolean = () => true,
): Int32Array {
  const list = new Int32Array(Math.min(count, paid.length + basic.length));
  let paidCount = 0;
  for (let position = 0; position < list.length; position++) {
    const [nextPaid, nextBasic] = [paid[paidCount], basic[position - paidCount]];
    const isPaidPlace = position < FIRST_ROW_SIZE || position % PAID_INTERVAL === 0;
    const usesPaid =
      nextPaid !== undefined && (nextBasic === undefined || (isPaidPlace && mayPrecede(nextPaid, nextBasic)));
    list[position] = (usesPaid ? nextPaid : nextBasic) ?? 0;
    if (usesPaid) paidCount++;
  }
  return list;
}
