import { type Columns, NO_PRICE } from './Columns.ts';
import { findFirstBasic, interleaveAds } from './interleaveAds.ts';

type Compare = (a: number, b: number) => number;

/** Precomputed sort orders; oldest first reads the newest order backwards. */
export const ORDERS = ['recommended', 'newest', 'cheapest', 'mostExpensive'] as const;
export type Order = (typeof ORDERS)[number];

/** Every order ends with the id, so that no page repeats or skips a listing. */
export function createComparators(columns: Columns): Record<Order, Compare> {
  const computeDifference = (column: Float64Array | Int32Array, a: number, b: number) =>
    (column[a] ?? 0) - (column[b] ?? 0);
  const price = columns.get('price');
  const created = columns.get('created');
  const ranking = columns.get('ranking');
  const compareNewestFirst: Compare = (a, b) =>
    computeDifference(created, b, a) || ((columns.ids[a] ?? '') < (columns.ids[b] ?? '') ? 1 : -1);
  const compareUnpricedLast: Compare = (a, b) => Number(price[a] === NO_PRICE) - Number(price[b] === NO_PRICE);
  return {
    newest: compareNewestFirst,
    recommended: (a, b) => computeDifference(ranking, b, a) || compareNewestFirst(a, b),
    cheapest: (a, b) => compareUnpricedLast(a, b) || computeDifference(price, a, b) || compareNewestFirst(a, b),
    mostExpensive: (a, b) => compareUnpricedLast(a, b) || computeDifference(price, b, a) || compareNewestFirst(a, b),
  };
}

export function selectInOrder(order: Int32Array, mask: Uint8Array, count: number): Int32Array {
  const selectedDocs = new Int32Array(count);
  let filledCount = 0;
  for (let i = 0; i < order.length && filledCount < count; i++) {
    const doc = order[i] ?? 0;
    selectedDocs[filledCount] = doc;
    filledCount += mask[doc] ?? 0;
  }
  return selectedDocs.subarray(0, filledCount);
}

export function selectRecommended(order: Int32Array, ranking: Int32Array, mask: Uint8Array, count: number): Int32Array {
  const firstBasicIndex = findFirstBasic(order, ranking);
  const selectPart = (part: Int32Array) => selectInOrder(part, mask, count);
  return interleaveAds(
    selectPart(order.subarray(0, firstBasicIndex)),
    selectPart(order.subarray(firstBasicIndex)),
    count,
  );
}

/** Removes inactive entries from an order and inserts new ones. */
export function mergeOrder(
  order: Int32Array,
  addedDocs: readonly number[],
  liveFlags: Uint8Array,
  compare: Compare,
): Int32Array {
  const remainingOrder = removeInactive(order, liveFlags);
  const sortedAdditions = Int32Array.from(addedDocs).sort(compare);
  const result = new Int32Array(remainingOrder.length + sortedAdditions.length);
  let from = 0;
  for (let i = 0; i < sortedAdditions.length; i++) {
    const doc = sortedAdditions[i] ?? 0;
    const position = findPosition(doc, remainingOrder, from, compare);
    result.set(remainingOrder.subarray(from, position), from + i);
    result[position + i] = doc;
    from = position;
  }
  result.set(remainingOrder.subarray(from), from + sortedAdditions.length);
  return result;
}

function removeInactive(order: Int32Array, liveFlags: Uint8Array): Int32Array {
  const remainingOrder = new Int32Array(order.length);
  let count = 0;
  for (let i = 0; i < order.length; i++) {
    const doc = order[i] ?? 0;
    if (liveFlags[doc] === 1) remainingOrder[count++] = doc;
  }
  return remainingOrder.subarray(0, count);
}

function findPosition(doc: number, order: Int32Array, from: number, compare: Compare): number {
  let low = from;
  let high = order.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(order[middle] ?? 0, doc) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
