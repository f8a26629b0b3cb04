/** Homes in a list's first row, where it is widest: paid ads may fill it. */
const FIRST_ROW = 4;
/** After the first row one home of so many is a paid ad. */
const PAID_EVERY = 4;

/** Where the basic ads of an order begin that puts paid ones, those of a higher ranking, first. */
export function basicsFrom(order: Int32Array, ranking: Int32Array): number {
  let low = 0;
  let high = order.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranking[order[middle] ?? 0] ?? 1) > 1) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The first `count` of paid and basic ads, each in their own order: paid ones in the first row, and then one in four.
 * Where one sort has run out, the other follows. A place depends on no page, so none repeats or leaves out a home.
 * With `mayPrecede` a paid ad takes a place only before basic ads that it may precede.
 */
export function blended(
  paid: ArrayLike<number>,
  basic: ArrayLike<number>,
  count: number,
  mayPrecede: (paid: number, basic: number) => boolean = () => true,
): Int32Array {
  const list = new Int32Array(Math.min(count, paid.length + basic.length));
  let paidTaken = 0;
  for (let place = 0; place < list.length; place++) {
    const [nextPaid, nextBasic] = [paid[paidTaken], basic[place - paidTaken]];
    const isPaidPlace = place < FIRST_ROW || place % PAID_EVERY === 0;
    const takesPaid =
      nextPaid !== undefined && (nextBasic === undefined || (isPaidPlace && mayPrecede(nextPaid, nextBasic)));
    list[place] = (takesPaid ? nextPaid : nextBasic) ?? 0;
    if (takesPaid) paidTaken++;
  }
  return list;
}
