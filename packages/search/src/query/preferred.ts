import { withoutDenied } from '../interpret/negation.ts';
import { blended } from '../listings/blend.ts';
import { hitsOf } from '../listings/hits.ts';
import type { ListingIndex } from '../listings/ListingIndex.ts';
import { resolveText } from './resolve.ts';

export interface Preferred {
  /** Per entry, one bit per contained word. */
  marks: Uint16Array;
  unused(docs: Int32Array): string[];
}

/** Marks entries that contain words of a text, up to the limit of `resolveText`. Corrects no typos. */
export function preferredBy(index: ListingIndex, text: string): Preferred {
  const marks = new Uint16Array(index.columns.length);
  const { wanted, denied } = withoutDenied(text.split(/\s+/));
  const { words, unused } = resolveText(index, wanted.join(' '), { corrects: false });
  for (const [position, { meant }] of words.entries()) {
    for (const doc of hitsOf(index, [meant]).docs) marks[doc] = (marks[doc] ?? 0) | (1 << position);
  }
  return {
    marks,
    unused: (docs) => {
      const had = docs.reduce((bits, doc) => bits | (marks[doc] ?? 0), 0);
      const missing = words.filter((_, position) => !(had & (1 << position))).map(({ typed }) => typed);
      return [...unused, ...missing, ...denied];
    },
  };
}

/** Blends both by number of words; a paid ad never precedes a basic one with more of the words. */
export function preferredFirst(paid: ArrayLike<number>, basic: ArrayLike<number>, marks: Uint16Array): Int32Array {
  const wordsOf = (doc: number) => bitsIn(marks[doc] ?? 0);
  const byWords = (docs: ArrayLike<number>) => Array.from(docs).sort((a, b) => wordsOf(b) - wordsOf(a));
  return blended(byWords(paid), byWords(basic), Number.POSITIVE_INFINITY, (a, b) => wordsOf(a) >= wordsOf(b));
}

function bitsIn(mark: number): number {
  let bits = 0;
  for (let left = mark; left > 0; left &= left - 1) bits++;
  return bits;
}
