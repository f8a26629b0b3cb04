import { withoutDenied } from '../interpret/negation.ts';
import { blended } from '../listings/blend.ts';
import { hitsOf } from '../listings/hits.ts';
import type { ListingIndex } from '../listings/ListingIndex.ts';
import { resolveText } from './resolve.ts';

/** Entries by the preferred words that they contain. */
export interface Preferred {
  /** For each entry, one bit per word that it contains. */
  marks: Uint16Array;
  /** The words, as typed, that none of the given entries contains. */
  unused(docs: Int32Array): string[];
}

/** Marks the entries that have words of a text, at most those that `resolveText` takes. No slip is corrected. */
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

/**
 * Paid and basic ads, each with more of the words first and otherwise in the order that they have, blended. A paid ad
 * never goes before a basic one that has more of the words.
 */
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
