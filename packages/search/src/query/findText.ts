import { findHits, type Hits } from '../listings/hits.ts';
import type { ListingIndex } from '../listings/ListingIndex.ts';
import { type ResolvedWord, resolveText } from './resolve.ts';

export interface TextMatches {
  /** Undefined if no word matches: such a text filters nothing. */
  hits: Hits | undefined;
  corrected: string | null;
  /** Words, as typed, that no listing contains, or none together with the words before them. */
  unused: string[];
}

/** Finds entries with every word of a text; if there are none, with as many of the first words as possible. */
export function findText(index: ListingIndex, text: string): TextMatches {
  const { words, corrected, unused } = resolveText(index, text);
  if (words.length === 0) return { hits: undefined, corrected, unused: unused.length > 0 ? unused : [text] };
  const find = (candidates: readonly ResolvedWord[]) => {
    const hits = findHits(
      index,
      candidates.map(({ wordIds }) => wordIds),
    );
    const isFound = hits.docs.some((doc) => hits.marks[doc] !== 0 && index.columns.liveFlags[doc] === 1);
    return isFound ? hits : undefined;
  };
  const allWordHits = find(words);
  if (allWordHits) return { hits: allWordHits, corrected, unused };
  const usedWords: ResolvedWord[] = [];
  for (const word of words) {
    if (find([...usedWords, word])) usedWords.push(word);
    else unused.push(word.typedWord);
  }
  return { hits: usedWords.length > 0 ? find(usedWords) : undefined, corrected, unused };
}
