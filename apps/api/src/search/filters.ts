import {
  ACTION_CODES,
  type Action,
  FINISHINGS,
  type Filters,
  PAYMENT_METHODS,
  ROOMS_OR_MORE,
} from '@mashrabiya/contract';
import type { Reference } from '../domain/reference.ts';
import { type CodeColumn, type Columns, LISTED_COLUMNS, type ListedColumn, NO_PRICE } from './Columns.ts';
import type { Hits } from './hits.ts';

/** What a list can be narrowed by. */
export type ListingFilters = Filters & { action?: Action };

/** The entries that pass. Good until the next query. */
export interface Passed {
  /** 1 for each entry that passes, else 0. */
  mask: Uint8Array;
  count: number;
}

/**
 * Finds the entries that are shown, pass all filters and, where a text is searched for, have a hit. Begins with those
 * that have the rarest of the wanted codes, or with the hits, and takes out more with each filter.
 */
export function passing(filters: ListingFilters, columns: Columns, reference: Reference, hits?: Hits): Passed {
  const codes = wantedCodes(filters, reference);
  const candidates = fewest([...codes.flatMap(listOf(columns)), ...(hits ? [hits.docs] : [])]);
  let docs = columns.scratch.docs('candidates', candidates?.length ?? columns.length);
  if (candidates) docs.set(candidates);
  docs = candidates ? keepMarked(docs, columns.live) : allMarked(docs, columns.live);
  if (hits) docs = keepMarked(docs, hits.marks);
  for (const [name, code] of codes) docs = keepBetween(docs, columns.get(name), code, code);
  const { min_price, max_price, min_size, max_size, bedrooms, bathrooms } = filters;
  if (min_price !== undefined || max_price !== undefined) {
    docs = keepBetween(docs, columns.get('price'), Math.max(min_price ?? 0, NO_PRICE + 1), max_price);
  }
  if (min_size !== undefined || max_size !== undefined) {
    docs = keepBetween(docs, columns.get('size'), min_size, max_size);
  }
  if (bedrooms) docs = keepRooms(docs, columns.get('bedrooms'), bedrooms);
  if (bathrooms) docs = keepRooms(docs, columns.get('bathrooms'), bathrooms);
  const mask = columns.scratch.marks('mask', columns.length);
  for (let i = 0; i < docs.length; i++) mask[docs[i] ?? 0] = 1;
  return { mask, count: docs.length };
}

function wantedCodes(filters: ListingFilters, reference: Reference): [CodeColumn, number][] {
  const typed = [...reference.categories.values()].find(({ type }) => type === filters.type);
  const wanted: [CodeColumn, number | undefined][] = [
    ['action', filters.action && ACTION_CODES[filters.action]],
    ['category', filters.type && typed?.id],
    ['category', filters.category_id],
    ['subcategory', filters.subcategory_id],
    ['governorate', filters.gover],
    ['city', filters.city],
    ['finishing', filters.finishing && FINISHINGS.indexOf(filters.finishing)],
    ['payment', filters.payment && PAYMENT_METHODS.indexOf(filters.payment)],
    ['ranking', filters.ranking],
  ];
  return wanted.flatMap(([name, code]) => (code === undefined ? [] : [[name, code]]));
}

const isListed = (name: CodeColumn): name is ListedColumn => (LISTED_COLUMNS as readonly string[]).includes(name);

/** The entries that have a code, where the column lists them. */
const listOf =
  (columns: Columns) =>
  ([name, code]: [CodeColumn, number]): Int32Array[] =>
    isListed(name) ? [columns.entriesWith(name, code)] : [];

const fewest = (lists: readonly Int32Array[]): Int32Array | undefined =>
  lists.reduce<Int32Array | undefined>((best, list) => (best && best.length <= list.length ? best : list), undefined);

/** Fills `docs` with the marked ones of all entries. */
function allMarked(docs: Int32Array, marks: Uint8Array): Int32Array {
  let count = 0;
  for (let doc = 0; doc < docs.length; doc++) if (marks[doc] !== 0) docs[count++] = doc;
  return docs.subarray(0, count);
}

function keepMarked(docs: Int32Array, marks: Uint8Array): Int32Array {
  let count = 0;
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i] ?? 0;
    if (marks[doc] !== 0) docs[count++] = doc;
  }
  return docs.subarray(0, count);
}

function keepBetween(
  docs: Int32Array,
  column: Int32Array | Float64Array,
  lowest = 0,
  highest = Number.POSITIVE_INFINITY,
): Int32Array {
  let count = 0;
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i] ?? 0;
    const value = column[doc] ?? 0;
    if (value >= lowest && value <= highest) docs[count++] = doc;
  }
  return docs.subarray(0, count);
}

/** `ROOMS_OR_MORE` stands for itself and everything above. */
function keepRooms(docs: Int32Array, column: Int32Array, counts: readonly number[]): Int32Array {
  const wanted = new Set(counts);
  const accepted = Array.from({ length: ROOMS_OR_MORE + 1 }, (_, count) => wanted.has(count));
  let count = 0;
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i] ?? 0;
    if (accepted[Math.min(column[doc] ?? 0, ROOMS_OR_MORE)]) docs[count++] = doc;
  }
  return docs.subarray(0, count);
}
