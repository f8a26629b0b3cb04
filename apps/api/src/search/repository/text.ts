import { type ResolvedWord, resolveText } from '@mashrabiya/search';
import { sql } from 'kysely';
import { all, type Condition, exists, TRUE } from './conditions.ts';
import { NEWEST_FIRST } from './pages.ts';
import type { SearchContext } from './SearchContext.ts';

export interface TextMatches {
  /** Listings that contain every used word; undefined if no word matches: such a text filters nothing. */
  contains: Condition | undefined;
  /** Listings that contain every used word in title or fields. */
  containsInTitle: Condition;
  corrected: string | null;
  /** Words, as typed, that no listing contains, or none together with the words before them. */
  unused: string[];
}

export const containsWord = ({ wordIds }: ResolvedWord, column: 'words' | 'title_words' = 'words'): Condition =>
  sql<boolean>`${sql.ref(column)} && ${wordIds}::integer[]`;

/** Finds listings with every word of a text; if there are none, with as many of the first words as possible. */
export async function findText(context: SearchContext, text: string): Promise<TextMatches> {
  await context.loadWords();
  const { words, corrected, unused } = resolveText(context.words, text);
  const toMatches = (used: readonly ResolvedWord[]): TextMatches => ({
    contains: used.length > 0 ? all(used.map((word) => containsWord(word))) : undefined,
    containsInTitle: used.length > 0 ? all(used.map((word) => containsWord(word, 'title_words'))) : TRUE,
    corrected,
    unused,
  });
  if (words.length === 0) return { ...toMatches([]), unused: unused.length > 0 ? unused : [text] };
  if (await hasAll(context, words)) return toMatches(words);
  const usedWords: ResolvedWord[] = [];
  for (const word of words) {
    if (await hasAll(context, [...usedWords, word])) usedWords.push(word);
    else unused.push(word.typedWord);
  }
  return toMatches(usedWords);
}

/** Newest listings that are read before the index of words: most texts are in one of them. */
const MAX_NEWEST_SCANNED = 500;

async function hasAll({ db }: SearchContext, words: readonly ResolvedWord[]): Promise<boolean> {
  const conditions = words.map((word) => containsWord(word));
  const { rows } = await sql<{ found: boolean }>`select exists (
      select from (select words from listing_search order by ${NEWEST_FIRST} limit ${sql.lit(MAX_NEWEST_SCANNED)}) as newest
      where ${all(conditions)}
    ) or ${exists(conditions)} as found`.execute(db);
  return rows[0]?.found ?? false;
}
