import type { Columns } from './Columns.ts';
import { buildConditions, type Condition, type ListingFilters } from './conditions.ts';
import { filterMarked } from './filterRange.ts';
import type { Hits } from './hits.ts';
import type { Reference } from './reference.ts';
import type { ListName } from './ScratchBuffers.ts';

export type { ListingFilters } from './conditions.ts';

export interface FilterResult {
  /** 1 for each passing entry, else 0. */
  mask: Uint8Array;
  count: number;
  /** Passing entries, in no particular order. */
  docs: Int32Array;
}

/** Finds active entries that pass all filters and, with a text, match it. Each condition narrows the result. */
export function findPassing(
  filters: ListingFilters,
  columns: Columns,
  reference: Reference,
  hits?: Hits,
): FilterResult {
  const conditions = [...(hits ? [toHitCondition(hits)] : []), ...buildConditions(filters, columns, reference)];
  let docs = selectCandidates(conditions, columns, 'candidates');
  for (const condition of conditions) docs = condition.keep(docs);
  const mask = columns.scratch.marks('mask', columns.length);
  for (let i = 0; i < docs.length; i++) mask[docs[i] ?? 0] = 1;
  return { mask, count: docs.length, docs };
}

export const toHitCondition = ({ docs, marks }: Hits): Condition => ({
  filter: 'query',
  entries: [docs],
  keep: (candidates) => filterMarked(candidates, marks),
});

/** Active candidates of the most selective condition; all active entries if no condition lists candidates. */
export function selectCandidates(
  conditions: readonly Pick<Condition, 'entries'>[],
  { scratch, length, liveFlags }: Columns,
  bufferName: ListName,
): Int32Array {
  const rarestCondition = findRarest(conditions);
  if (!rarestCondition?.entries) return collectMarked(scratch.docs(bufferName, length), liveFlags);
  const docs = scratch.docs(bufferName, countEntries(rarestCondition));
  let filledCount = 0;
  for (const entries of rarestCondition.entries) {
    docs.set(entries, filledCount);
    filledCount += entries.length;
  }
  return filterMarked(docs, liveFlags);
}

/** Upper bound of the entries that can meet a condition; infinite if it lists none. */
export const countEntries = ({ entries }: Pick<Condition, 'entries'>): number =>
  entries?.reduce((sum, { length }) => sum + length, 0) ?? Number.POSITIVE_INFINITY;

export const findRarest = <C extends Pick<Condition, 'entries'>>(conditions: readonly C[]): C | undefined =>
  conditions.reduce<C | undefined>(
    (rarest, condition) => (rarest && countEntries(rarest) <= countEntries(condition) ? rarest : condition),
    undefined,
  );

function collectMarked(docs: Int32Array, marks: Uint8Array): Int32Array {
  let count = 0;
  for (let doc = 0; doc < docs.length; doc++) {
    docs[count] = doc;
    count += Number(marks[doc] !== 0);
  }
  return docs.subarray(0, count);
}
