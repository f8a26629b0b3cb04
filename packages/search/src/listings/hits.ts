import type { Columns } from './Columns.ts';
import type { IntList } from './IntList.ts';
import type { WordId } from './Vocabulary.ts';

const IN_TEXT = 1;
export const IN_TITLE = 2;
const NO_ENTRIES = new Int32Array();
/** Approximate steps of a binary search; decides between looking up few entries and marking all entries of a word. */
const LOOK_UP_STEPS = 16;

export interface WordIndex {
  columns: Columns;
  /** Entries by word, of titles or fields and of descriptions, in insertion order. */
  titles: readonly IntList[];
  texts: readonly IntList[];
  countUses(word: WordId): number;
}

/** Matches of a text. Valid until the next query. */
export interface Hits {
  /** Per entry, the worst location of any word: title or field, description, or 0 if a word is missing. */
  marks: Uint8Array;
  docs: Int32Array;
}

/** Matches all words, each as one of its alternatives, starting with the rarest. */
export function findHits(index: WordIndex, words: readonly (readonly WordId[])[]): Hits {
  const { scratch, length } = index.columns;
  const sumUses = (alternatives: readonly WordId[]) => alternatives.reduce((sum, id) => sum + index.countUses(id), 0);
  const [rarest, ...others] = words
    .map((alternatives) => ({ alternatives, uses: sumUses(alternatives) }))
    .sort((a, b) => a.uses - b.uses);
  const marks = scratch.marks('hits', length);
  const docs = markHits(index, rarest?.alternatives ?? [], marks, scratch.docs('hits', length));
  for (const { alternatives, uses } of others) {
    if (uses > docs.length * alternatives.length * LOOK_UP_STEPS) lookUp(index, alternatives, marks, docs);
    else {
      const wordMarks = scratch.marks('word', length);
      markHits(index, alternatives, wordMarks, scratch.docs('candidates', length));
      for (let i = 0; i < docs.length; i++) lowerMark(marks, docs[i] ?? 0, wordMarks[docs[i] ?? 0] ?? 0);
    }
  }
  return { marks, docs };
}

function lowerMark(marks: Uint8Array, doc: number, other: number): void {
  if (other < (marks[doc] ?? 0)) marks[doc] = other;
}

function markHits(index: WordIndex, alternatives: readonly WordId[], marks: Uint8Array, docs: Int32Array): Int32Array {
  let count = 0;
  const markAll = (list: Int32Array, location: number) => {
    for (let i = 0; i < list.length; i++) {
      const doc = list[i] ?? 0;
      if (marks[doc] === 0) docs[count++] = doc;
      if ((marks[doc] ?? 0) < location) marks[doc] = location;
    }
  };
  for (const id of alternatives) {
    markAll(index.texts[id]?.view ?? NO_ENTRIES, IN_TEXT);
    markAll(index.titles[id]?.view ?? NO_ENTRIES, IN_TITLE);
  }
  return docs.subarray(0, count);
}

function lookUp(index: WordIndex, alternatives: readonly WordId[], marks: Uint8Array, docs: Int32Array): void {
  const isIn = (list: Int32Array | undefined, doc: number) => list !== undefined && contains(list, doc);
  for (const doc of docs) {
    const inTitle = alternatives.some((id) => isIn(index.titles[id]?.view, doc));
    const hitBits = inTitle ? IN_TITLE : alternatives.some((id) => isIn(index.texts[id]?.view, doc)) ? IN_TEXT : 0;
    lowerMark(marks, doc, hitBits);
  }
}

function contains(sorted: Int32Array, doc: number): boolean {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < doc) low = middle + 1;
    else high = middle;
  }
  return sorted[low] === doc;
}
