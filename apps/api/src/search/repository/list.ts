import { PAGE_SIZE, type SortOption } from '@mashrabiya/contract';
import { MAX_EXACT_TOTAL } from '@mashrabiya/i18n';
import {
  countPaidBefore,
  type ListingFilters,
  type ListingMatches,
  type ListingQuery,
  type ResolvedWord,
  resolveText,
  sortPreferredFirst,
  splitNegated,
} from '@mashrabiya/search';
import { type RawBuilder, sql } from 'kysely';
import { all, buildConditions, type Condition, toConditions } from './conditions.ts';
import { loadFacts, toFacts } from './facts.ts';
import type { SearchContext } from './SearchContext.ts';
import { containsWord, findText } from './text.ts';

/** One more than numbers that are counted exactly; no page begins after it. */
export const MAX_COUNTED = MAX_EXACT_TOTAL + 1;
/** Listings of each kind, paid and basic, that are ordered by their preferred words. */
const MAX_PREFERRED = 2_000;

const ORDER_BY: Record<SortOption | 'recommended', RawBuilder<unknown>> = {
  recommended: sql`ranking desc, created_at desc, id desc`,
  date_desc: sql`created_at desc, id desc`,
  date_asc: sql`created_at asc, id asc`,
  price_asc: sql`price asc nulls last, created_at desc, id desc`,
  price_desc: sql`price desc nulls last, created_at desc, id desc`,
};

export async function runQuery(context: SearchContext, query: ListingQuery): Promise<ListingMatches> {
  const { filters, sort, page } = query;
  const { db, reference } = context;
  const text = query.text?.trim() ?? '';
  const found = text ? await findText(context, text) : undefined;
  const preferred = query.prefer?.trim() ? await findPreferred(context, query.prefer) : undefined;
  const conditions = toConditions(buildConditions(filters, reference));
  if (found?.contains) conditions.push(found.contains);
  const start = (page - 1) * PAGE_SIZE;
  const selection: Selection = { conditions, titleFirst: found?.contains && found.containsInTitle };
  const words = preferred?.words ?? [];
  const [{ total, ids }, missingWords] = await Promise.all([
    sort || words.length > 0
      ? selectCountedPage(context, selection, { start, sort, words })
      : selectRecommendedPage(context, selection, start),
    findMissingWords(context, conditions, words),
  ]);
  const rows = await loadFacts(db, ids);
  return {
    listings: rows.map(toFacts),
    total,
    corrected: found?.corrected ?? null,
    unused: [
      ...(found?.unused ?? []),
      ...(preferred ? [...preferred.unused, ...missingWords, ...preferred.negatedWords] : []),
    ],
  };
}

/** Exact up to `MAX_EXACT_TOTAL`; a larger number only means that there are more. */
export async function countMatches(
  { db }: SearchContext,
  conditions: readonly Condition[],
  limit = MAX_COUNTED,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
    from (select from listing_search where ${all(conditions)} limit ${sql.lit(limit)}) as counted`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function hasListings({ db, reference }: SearchContext, filters: ListingFilters): Promise<boolean> {
  const conditions = toConditions(buildConditions(filters, reference));
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from listing_search where ${all(conditions)}) as found`.execute(db);
  return rows[0]?.found ?? false;
}

interface Selection {
  conditions: readonly Condition[];
  /** Listings that come first within their rank. */
  titleFirst: Condition | undefined;
}

interface PageRequest {
  start: number;
  sort: SortOption | undefined;
  /** Preferred words. */
  words: readonly ResolvedWord[];
}

interface Page {
  /** As in `countMatches`. */
  total: number;
  ids: string[];
}

const PAID = sql<boolean>`ranking > 1`;
const BASIC = sql<boolean>`ranking = 1`;
const restrict = (selection: Selection, condition: Condition): Selection => ({
  ...selection,
  conditions: [...selection.conditions, condition],
});

async function selectCountedPage(
  context: SearchContext,
  selection: Selection,
  { start, sort, words }: PageRequest,
): Promise<Page> {
  const { conditions } = selection;
  const selectIdsOfPage = () =>
    sort
      ? selectIds(context, conditions, { orderBy: ORDER_BY[sort], limit: PAGE_SIZE, offset: start })
      : selectPreferredPage(context, [restrict(selection, PAID), restrict(selection, BASIC)], words, start);
  const [total, ids] = await Promise.all([
    countMatches(context, conditions),
    start >= MAX_COUNTED ? [] : selectIdsOfPage(),
  ]);
  return { total, ids };
}

/** A page of paid and basic ads, see `countPaidBefore`. */
async function selectRecommendedPage(context: SearchContext, selection: Selection, start: number): Promise<Page> {
  const totals = await countKinds(context, selection.conditions, start + PAGE_SIZE);
  const { total } = totals;
  const length = Math.min(start + PAGE_SIZE, totals.paid + totals.basic) - start;
  if (length <= 0 || start >= MAX_COUNTED) return { total, ids: [] };
  const positions = Array.from({ length: length + 1 }, (_, i) => countPaidBefore(start + i, totals));
  const paidStart = positions[0] ?? 0;
  const paidCount = (positions.at(-1) ?? 0) - paidStart;
  const select = (kind: Condition, limit: number, offset: number) => {
    const restricted = restrict(selection, kind);
    const orderBy = orderByRank(restricted);
    return limit === 0 ? [] : selectIds(context, restricted.conditions, { orderBy, limit, offset });
  };
  const [paid, basic] = await Promise.all([
    select(PAID, paidCount, paidStart),
    select(BASIC, length - paidCount, start - paidStart),
  ]);
  let [nextPaid, nextBasic] = [0, 0];
  const ids = positions
    .slice(1)
    .flatMap((count, i) => (count > (positions[i] ?? 0) ? paid[nextPaid++] : basic[nextBasic++]) ?? []);
  return { total, ids };
}

/** Total as in `countMatches`; paid and basic ads at least up to `needed`. */
async function countKinds(context: SearchContext, conditions: readonly Condition[], needed: number) {
  const { rows } = await sql<{ total: number; paid: number }>`
    select count(*)::integer as total, (count(*) filter (where ${PAID}))::integer as paid
    from (select ranking from listing_search where ${all(conditions)} limit ${sql.lit(MAX_COUNTED)}) as counted`.execute(
    context.db,
  );
  const { total, paid } = rows[0] ?? { total: 0, paid: 0 };
  if (total < MAX_COUNTED) return { total, paid, basic: total - paid };
  const [manyPaid, manyBasic] = await Promise.all(
    [PAID, BASIC].map((kind) => countMatches(context, [...conditions, kind], needed)),
  );
  return { total, paid: manyPaid ?? 0, basic: manyBasic ?? 0 };
}

async function selectPreferredPage(
  context: SearchContext,
  kinds: Selection[],
  words: readonly ResolvedWord[],
  start: number,
): Promise<string[]> {
  const end = start + PAGE_SIZE;
  const [paid = [], basic = []] = await Promise.all(
    kinds.map((kind) => selectPreferredFirst(context, kind, words, end)),
  );
  const candidates = [...paid, ...basic];
  const order = sortPreferredFirst(
    paid.map((_, i) => i),
    basic.map((_, i) => paid.length + i),
    (at) => candidates[at]?.wordCount ?? 0,
  );
  return Array.from(order.slice(start, end), (at) => candidates[at]?.id ?? '');
}

interface Candidate {
  id: string;
  /** Preferred words that the listing contains. */
  wordCount: number;
}

const orderByRank = ({ titleFirst }: Selection): RawBuilder<unknown> =>
  titleFirst ? sql`ranking desc, (${titleFirst}) desc, created_at desc, id desc` : ORDER_BY.recommended;

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

export async function selectIds(
  { db }: SearchContext,
  conditions: readonly Condition[],
  { orderBy, limit, offset }: { orderBy: RawBuilder<unknown>; limit: number; offset: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from listing_search where ${all(conditions)}
    order by ${orderBy} limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ id }) => id);
}

export const NEWEST_FIRST = ORDER_BY.date_desc;

/** Resolves preferred words; corrects no typos. */
async function findPreferred(context: SearchContext, text: string) {
  await context.loadWords();
  const { wantedWords, negatedWords } = splitNegated(text.split(/\s+/));
  const { words, unused } = resolveText(context.words, wantedWords.join(' '), { corrects: false });
  return { words, unused, negatedWords };
}

/** Preferred words that no match contains, as typed. */
async function findMissingWords(
  { db }: SearchContext,
  conditions: readonly Condition[],
  words: readonly ResolvedWord[],
): Promise<string[]> {
  if (words.length === 0) return [];
  const found = sql.join(
    words.map((word) => sql`exists (select from listing_search where ${all([...conditions, containsWord(word)])})`),
  );
  const { rows } = await sql<{ found: boolean[] }>`select array[${found}] as found`.execute(db);
  return words.filter((_, i) => rows[0]?.found[i] === false).map(({ typedWord }) => typedWord);
}
