import { blend, findFirstBasic } from './blend.ts';
import { type Columns, NO_PRICE } from './Columns.ts';

type Compare = (a: number, b: number) => number;

/** Orders that are kept sorted; oldest first reads the newest order backwards. */
export const ORDERS = ['recommended', 'newest', 'cheapest', 'dearest'] as const;
export type Order = (typeof ORDERS)[number];

/** Every order ends with the id, so that no page repeats or skips a listing. */
export function compareBy(columns: Columns): Record<Order, Compare> {
  const difference = (column: Float64Array | Int32Array, a: number, b: number) => (column[a] ?? 0) - (column[b] ?? 0);
  const price = columns.get('price');
  const created = columns.get('created');
  const ranking = columns.get('ranking');
  const newest: Compare = (a, b) =>
    difference(created, b, a) || ((columns.ids[a] ?? '') < (columns.ids[b] ?? '') ? 1 : -1);
  const unpricedLast: Compare = (a, b) => Number(price[a] === NO_PRICE) - Number(price[b] === NO_PRICE);
  return {
    newest,
    recommended: (a, b) => difference(ranking, b, a) || newest(a, b),
    cheapest: (a, b) => unpricedLast(a, b) || difference(price, a, b) || newest(a, b),
    dearest: (a, b) => unpricedLast(a, b) || difference(price, b, a) || newest(a, b),
  };
}

export function selectInOrder(order: Int32Array, mask: Uint8Array, count: number): Int32Array {
  const found = new Int32Array(count);
  let filled = 0;
  for (let i = 0; i < order.length && filled < count; i++) {
    const doc = order[i] ?? 0;
    found[filled] = doc;
    filled += mask[doc] ?? 0;
  }
  return found.subarray(0, filled);
}

export function selectRecommended(order: Int32Array, ranking: Int32Array, mask: Uint8Array, count: number): Int32Array {
  const from = findFirstBasic(order, ranking);
  const selectPart = (part: Int32Array) => selectInOrder(part, mask, count);
  return blend(selectPart(order.subarray(0, from)), selectPart(order.subarray(from)), count);
}

/** Removes inactive entries from an order and inserts new ones. */
export function mergeOrder(
  order: Int32Array,
  added: readonly number[],
  live: Uint8Array,
  compare: Compare,
): Int32Array {
  const remaining = removeInactive(order, live);
  const fresh = Int32Array.from(added).sort(compare);
  const result = new Int32Array(remaining.length + fresh.length);
  let from = 0;
  for (let i = 0; i < fresh.length; i++) {
    const doc = fresh[i] ?? 0;
    const position = findPosition(doc, remaining, from, compare);
    result.set(remaining.subarray(from, position), from + i);
    result[position + i] = doc;
    from = position;
  }
  result.set(remaining.subarray(from), from + fresh.length);
  return result;
}

function removeInactive(order: Int32Array, live: Uint8Array): Int32Array {
  const remaining = new Int32Array(order.length);
  let count = 0;
  for (let i = 0; i < order.length; i++) {
    const doc = order[i] ?? 0;
    if (live[doc] === 1) remaining[count++] = doc;
  }
  return remaining.subarray(0, count);
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
