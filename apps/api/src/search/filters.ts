import type { Reference } from '../domain/reference.ts';
import type { Columns } from './Columns.ts';
import { conditionsOf, type ListingFilters } from './conditions.ts';
import type { Hits } from './hits.ts';
import { keepMarked } from './keep.ts';

export type { ListingFilters } from './conditions.ts';

/** The entries that pass. Good until the next query. */
export interface Passed {
  /** 1 for each entry that passes, else 0. */
  mask: Uint8Array;
  count: number;
  /** The entries that pass, in the order of entry or of nothing in particular. */
  docs: Int32Array;
}

/**
 * Finds the entries that are shown, pass all filters and, where a text is searched for, have a hit. Begins with those
 * that meet the rarest condition, or with the hits, and takes out more with each condition.
 */
export function passing(filters: ListingFilters, columns: Columns, reference: Reference, hits?: Hits): Passed {
  const conditions = conditionsOf(filters, columns, reference);
  const start = fewest([
    ...conditions.flatMap(({ entries }) => (entries ? [entries] : [])),
    ...(hits ? [[hits.docs]] : []),
  ]);
  let docs = columns.scratch.docs('candidates', start ? lengthOf(start) : columns.length);
  if (start) {
    let filled = 0;
    for (const entries of start) {
      docs.set(entries, filled);
      filled += entries.length;
    }
    docs = keepMarked(docs, columns.live);
  } else docs = allMarked(docs, columns.live);
  if (hits) docs = keepMarked(docs, hits.marks);
  for (const condition of conditions) docs = condition.keep(docs);
  const mask = columns.scratch.marks('mask', columns.length);
  for (let i = 0; i < docs.length; i++) mask[docs[i] ?? 0] = 1;
  return { mask, count: docs.length, docs };
}

const lengthOf = (lists: readonly Int32Array[]): number => lists.reduce((sum, list) => sum + list.length, 0);

const fewest = (choices: readonly (readonly Int32Array[])[]): readonly Int32Array[] | undefined =>
  choices.reduce<readonly Int32Array[] | undefined>(
    (best, choice) => (best && lengthOf(best) <= lengthOf(choice) ? best : choice),
    undefined,
  );

/** Fills `docs` with the marked ones of all entries. */
export function allMarked(docs: Int32Array, marks: Uint8Array): Int32Array {
  let count = 0;
  for (let doc = 0; doc < docs.length; doc++) if (marks[doc] !== 0) docs[count++] = doc;
  return docs.subarray(0, count);
}
