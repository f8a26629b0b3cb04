import { PAGE_SIZE } from '@mashrabiya/contract';
import { type ResolvedWord, resolveText, sortPreferredFirst, splitNegated } from '@mashrabiya/search';
import { sql } from 'kysely';
import { all, type Condition, exists } from './conditions.ts';
import {
  BASIC,
  countMatches,
  MAX_COUNTED,
  orderByRank,
  PAID,
  type Page,
  restrict,
  type Selection,
  selectIds,
} from './pages.ts';
import type { SearchContext } from './SearchContext.ts';
import { containsWord } from './text.ts';

/** Listings of each kind, paid and basic, that are ordered by their preferred words. */
const MAX_PREFERRED = 2_000;

/** Resolves preferred words; corrects no typos. */
export async function findPreferred(context: SearchContext, text: string) {
  await context.loadWords();
  const { wantedWords, negatedWords } = splitNegated(text.split(/\s+/));
  const { words, unused } = resolveText(context.words, wantedWords.join(' '), { corrects: false });
  return { words, unused, negatedWords };
}

/** A page of the recommended order in which listings with preferred words come first. */
export async function selectPreferredPage(
  context: SearchContext,
  selection: Selection,
  words: readonly ResolvedWord[],
  start: number,
): Promise<Page> {
  const end = start + PAGE_SIZE;
  const selectKind = (kind: Condition) =>
    start >= MAX_COUNTED ? [] : selectPreferredFirst(context, restrict(selection, kind), words, end);
  const [total, paid, basic] = await Promise.all([
    countMatches(context, selection.conditions),
    selectKind(PAID),
    selectKind(BASIC),
  ]);
  const candidates = [...paid, ...basic];
  const order = sortPreferredFirst(
    paid.map((_, i) => i),
    basic.map((_, i) => paid.length + i),
    (at) => candidates[at]?.wordCount ?? 0,
  );
  return { total, ids: Array.from(order.slice(start, end), (at) => candidates[at]?.id ?? '') };
}

interface Candidate {
  id: string;
  wordCount: number;
}

async function selectPreferredFirst(
  context: SearchContext,
  selection: Selection,
  words: readonly ResolvedWord[],
  limit: number,
): Promise<Candidate[]> {
  const { conditions } = selection;
  const anyWord = containsWord({ typedWord: '', wordIds: words.flatMap(({ wordIds }) => wordIds) });
  const wordCount = sql.join(
    words.map((word) => sql`(${containsWord(word)})::integer`),
    sql` + `,
  );
  const [{ rows: preferred }, otherIds] = await Promise.all([
    sql<Candidate>`select id, ${wordCount} as "wordCount" from listing_search where ${all([...conditions, anyWord])}
      order by ${orderByRank(selection)}
      limit ${sql.lit(MAX_PREFERRED)}`.execute(context.db),
    selectIds(context, [...conditions, sql<boolean>`not (${anyWord})`], {
      orderBy: orderByRank(selection),
      limit,
      offset: 0,
    }),
  ]);
  return [...preferred, ...otherIds.map((id) => ({ id, wordCount: 0 }))];
}

/** Preferred words that no match contains, as typed. */
export async function findMissingWords(
  { db }: SearchContext,
  conditions: readonly Condition[],
  words: readonly ResolvedWord[],
): Promise<string[]> {
  if (words.length === 0) return [];
  const containsEach = sql.join(words.map((word) => exists([...conditions, containsWord(word)])));
  const { rows } = await sql<{ found: boolean[] }>`select array[${containsEach}] as found`.execute(db);
  return words.filter((_, i) => rows[0]?.found[i] === false).map(({ typedWord }) => typedWord);
}
