import { splitNegated } from '../interpret/negation.ts';
import { findHits } from '../listings/hits.ts';
import { interleaveAds } from '../listings/interleaveAds.ts';
import type { ListingIndex } from '../listings/ListingIndex.ts';
import { resolveText } from './resolve.ts';

export interface PreferredMatches {
  /** Per entry, one bit for each word of the text that it contains. */
  marks: Uint16Array;
  listUnused(docs: Int32Array): string[];
}

/** Marks entries that contain words of a text, up to the limit of `resolveText`. Corrects no typos. */
export function markPreferred(index: ListingIndex, text: string): PreferredMatches {
  const marks = new Uint16Array(index.columns.length);
  const { wantedWords, negatedWords } = splitNegated(text.split(/\s+/));
  const { words, unused } = resolveText(index, wantedWords.join(' '), { corrects: false });
  for (const [position, { wordIds }] of words.entries()) {
    for (const doc of findHits(index, [wordIds]).docs) marks[doc] = (marks[doc] ?? 0) | (1 << position);
  }
  return {
    marks,
    listUnused: (docs) => {
      const foundBits = docs.reduce((bits, doc) => bits | (marks[doc] ?? 0), 0);
      const missingWords = words
        .filter((_, position) => !(foundBits & (1 << position)))
        .map(({ typedWord }) => typedWord);
      return [...unused, ...missingWords, ...negatedWords];
    },
  };
}

/** Blends paid and basic ads by number of words; a paid ad never precedes a basic one with more of the words. */
export function sortPreferredFirst(
  paid: ArrayLike<number>,
  basic: ArrayLike<number>,
  countWords: (entry: number) => number,
): Int32Array {
  const sortByWords = (docs: ArrayLike<number>) => Array.from(docs).sort((a, b) => countWords(b) - countWords(a));
  return interleaveAds(
    sortByWords(paid),
    sortByWords(basic),
    Number.POSITIVE_INFINITY,
    (a, b) => countWords(a) >= countWords(b),
  );
}

export function countSetBits(mark: number): number {
  let bits = 0;
  for (let remainingBits = mark; remainingBits > 0; remainingBits &= remainingBits - 1) bits++;
  return bits;
}
