import { type Hits, hitsOf } from './hits.ts';
import type { ListingIndex } from './ListingIndex.ts';
import { type ResolvedWord, resolveText } from './resolve.ts';

/** Where a text was found, and the words that had to be left out for it. */
export interface FoundText {
  hits: Hits;
  /** See `ResolvedText`. */
  corrected: string | null;
  /** Words, as typed, that no home has, or none that has the words before them. */
  unused: string[];
}

/** Finds the entries with every word of a text; of a text that none has as a whole, those with as many as come first. */
export function findText(index: ListingIndex, text: string): FoundText | null {
  const resolved = resolveText(index, text);
  if (!resolved) return null;
  const { corrected, unused } = resolved;
  const find = (words: readonly ResolvedWord[]) => {
    const hits = hitsOf(
      index,
      words.map(({ meant }) => meant),
    );
    const isFound = hits.docs.some((doc) => hits.marks[doc] !== 0 && index.columns.live[doc] === 1);
    return isFound ? hits : undefined;
  };
  const whole = find(resolved.words);
  if (whole) return { hits: whole, corrected, unused };
  const used: ResolvedWord[] = [];
  for (const word of resolved.words) {
    if (find([...used, word])) used.push(word);
    else unused.push(word.typed);
  }
  const hits = find(used);
  return hits ? { hits, corrected, unused } : null;
}
