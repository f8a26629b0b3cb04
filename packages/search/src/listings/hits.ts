import type { Columns } from './Columns.ts';
import type { IntList } from './IntList.ts';
import type { WordId } from './Vocabulary.ts';

export const IN_TEXT = 1;
export const IN_TITLE = 2;
const NONE = new Int32Array();
/** Steps of a look-up in a sorted list, about; decides between looking up a few entries and marking all of a word's. */
const LOOK_UP_STEPS = 16;

/** The part of the index that knows where words stand. */
export interface WordIndex {
  columns: Columns;
  /** Listings by word of their title or fields, and by word of their description, in the order of entry. */
  titles: readonly IntList[];
  texts: readonly IntList[];
  /** How many listings a word stands in. */
  uses(word: WordId): number;
}

/** Where a text was found. Good until the next query. */
export interface Hits {
  /**
   * For each entry where the least well placed of the words stands: in the title or a field, in the description, or 0
   * when a word is missing altogether.
   */
  marks: Uint8Array;
  /** Entries outside of which there is no hit. */
  docs: Int32Array;
}

/** Finds where all of the words stand, each as one of its alternatives. Begins with the rarest. */
export function hitsOf(index: WordIndex, words: readonly (readonly WordId[])[]): Hits {
  const { scratch, length } = index.columns;
  const usesOf = (alternatives: readonly WordId[]) => alternatives.reduce((sum, id) => sum + index.uses(id), 0);
  const [rarest, ...others] = words
    .map((alternatives) => ({ alternatives, uses: usesOf(alternatives) }))
    .sort((a, b) => a.uses - b.uses);
  const marks = scratch.marks('hits', length);
  const docs = mark(index, rarest?.alternatives ?? [], marks, scratch.docs('hits', length));
  for (const { alternatives, uses } of others) {
    if (uses > docs.length * alternatives.length * LOOK_UP_STEPS) lookUp(index, alternatives, marks, docs);
    else {
      const word = scratch.marks('word', length);
      mark(index, alternatives, word, scratch.docs('candidates', length));
      for (let i = 0; i < docs.length; i++) keepLower(marks, docs[i] ?? 0, word[docs[i] ?? 0] ?? 0);
    }
  }
  return { marks, docs };
}

function keepLower(marks: Uint8Array, doc: number, other: number): void {
  if (other < (marks[doc] ?? 0)) marks[doc] = other;
}

/** Marks every entry of a word, and gives them. */
function mark(index: WordIndex, alternatives: readonly WordId[], marks: Uint8Array, docs: Int32Array): Int32Array {
  let count = 0;
  const markAll = (list: Int32Array, place: number) => {
    for (let i = 0; i < list.length; i++) {
      const doc = list[i] ?? 0;
      if (marks[doc] === 0) docs[count++] = doc;
      if ((marks[doc] ?? 0) < place) marks[doc] = place;
    }
  };
  for (const id of alternatives) {
    markAll(index.texts[id]?.view ?? NONE, IN_TEXT);
    markAll(index.titles[id]?.view ?? NONE, IN_TITLE);
  }
  return docs.subarray(0, count);
}

/** Looks a word up in each of a few entries. */
function lookUp(index: WordIndex, alternatives: readonly WordId[], marks: Uint8Array, docs: Int32Array): void {
  const isIn = (list: Int32Array | undefined, doc: number) => list !== undefined && has(list, doc);
  for (const doc of docs) {
    const inTitle = alternatives.some((id) => isIn(index.titles[id]?.view, doc));
    const found = inTitle ? IN_TITLE : alternatives.some((id) => isIn(index.texts[id]?.view, doc)) ? IN_TEXT : 0;
    keepLower(marks, doc, found);
  }
}

function has(sorted: Int32Array, doc: number): boolean {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < doc) low = middle + 1;
    else high = middle;
  }
  return sorted[low] === doc;
}
