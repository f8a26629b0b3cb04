import { PAGE_SIZE, type SortOption } from '@mashrabiya/contract';
import { MAX_EXACT_TOTAL } from '@mashrabiya/i18n';
import { countPaidBefore } from '@mashrabiya/search';
import { type RawBuilder, sql } from 'kysely';
import { all, type Condition, selectMatches, TRUE } from './conditions.ts';
import type { SearchContext } from './SearchContext.ts';

/** No page begins after it. */
export const MAX_COUNTED = MAX_EXACT_TOTAL + 1;
/** Matches of each kind that are ordered by title if the result is too large to count. */
const MAX_TITLE_ORDERED = 200;

const ORDER_BY: Record<SortOption | 'recommended', RawBuilder<unknown>> = {
  recommended: sql`ranking desc, created_at desc, id desc`,
  date_desc: sql`created_at desc, id desc`,
  date_asc: sql`created_at asc, id asc`,
  price_asc: sql`price asc nulls last, created_at desc, id desc`,
  price_desc: sql`price desc nulls last, created_at desc, id desc`,
};
export const NEWEST_FIRST = ORDER_BY.date_desc;

export const PAID = sql<boolean>`ranking > 1`;
export const BASIC = sql<boolean>`ranking = 1`;

export interface Selection {
  conditions: readonly Condition[];
  /** Listings that come first within their rank. */
  titleFirst: Condition | undefined;
}

export interface Page {
  /** As in `countMatches`. */
  total: number;
  ids: string[];
}

/** Exact up to `MAX_EXACT_TOTAL`; a larger number only means that there are more. */
export async function countMatches(
  { db, largeSelections }: SearchContext,
  conditions: readonly Condition[],
  limit = MAX_COUNTED,
): Promise<number> {
  if (largeSelections.has(conditions)) return limit;
  const { rows } = await sql<{ count: number }>`
    with ${selectMatches(sql`1`, conditions)}
    select count(*)::integer as count from (select from matches limit ${sql.lit(limit)}) as counted`.execute(db);
  const count = rows[0]?.count ?? 0;
  if (count === MAX_COUNTED) largeSelections.add(conditions);
  return count;
}

interface Range {
  orderBy: RawBuilder<unknown>;
  limit: number;
  offset: number;
}

export async function selectIds(
  { db }: SearchContext,
  conditions: readonly Condition[],
  { orderBy, limit, offset }: Range,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from listing_search where ${all(conditions)}
    order by ${orderBy} limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Like `selectIds`, but never reads an index in the requested order. */
export async function sortMatches(
  { db }: SearchContext,
  conditions: readonly Condition[],
  { orderBy, limit, offset }: Range,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`with ${selectMatches(sql`id, price, created_at`, conditions)}
    select id from matches order by ${orderBy} limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ id }) => id);
}

/** A page in one order, or the recommended one of paid and basic ads, see `countPaidBefore`. */
export async function selectPage(
  context: SearchContext,
  selection: Selection,
  start: number,
  sort: SortOption | undefined,
): Promise<Page> {
  const end = start + PAGE_SIZE;
  const { total, paid, lists } = await sortIfCountable(context, selection, end, sort);
  if (start >= total) return { total, ids: [] };
  if (sort) {
    const page = { orderBy: ORDER_BY[sort], limit: PAGE_SIZE, offset: start };
    // Listings with the words of a text may all be at the end of an order of prices.
    const select = selection.titleFirst && sort.startsWith('price') ? sortMatches : selectIds;
    return { total, ids: lists ? (lists[0] ?? []).slice(start) : await select(context, selection.conditions, page) };
  }
  const totals = lists ? { paid, basic: total - paid } : await countKinds(context, selection.conditions, end);
  const length = Math.min(end, totals.paid + totals.basic) - start;
  const positions = Array.from({ length: length + 1 }, (_, i) => countPaidBefore(start + i, totals));
  const paidStart = positions[0] ?? 0;
  const paidEnd = positions.at(-1) ?? 0;
  const select = (kind: 0 | 1, from: number, to: number) =>
    lists ? (lists[kind] ?? []).slice(from, to) : selectRanked(context, restrict(selection, KINDS[kind]), from, to);
  const [paidIds, basicIds] = await Promise.all([
    select(0, paidStart, paidEnd),
    select(1, start - paidStart, start + length - paidEnd),
  ]);
  let [nextPaid, nextBasic] = [0, 0];
  const ids = positions
    .slice(1)
    .flatMap((count, i) => (count > (positions[i] ?? 0) ? paidIds[nextPaid++] : basicIds[nextBasic++]) ?? []);
  return { total, ids };
}

const KINDS = [PAID, BASIC] as const;

export const restrict = (selection: Selection, condition: Condition): Selection => ({
  ...selection,
  conditions: [...selection.conditions, condition],
});

export const orderByRank = ({ titleFirst }: Selection): RawBuilder<unknown> =>
  titleFirst ? sql`ranking desc, (${titleFirst}) desc, created_at desc, id desc` : ORDER_BY.recommended;

interface CountableMatches {
  /** As in `countMatches`. */
  total: number;
  paid: number;
  /** First `end` ids, or first paid and first basic ones; null if there are too many matches to count. */
  lists: string[][] | null;
}

/** Sorts countable matches itself: in an ordered index they may be far apart. */
async function sortIfCountable(
  { db, largeSelections }: SearchContext,
  { conditions, titleFirst }: Selection,
  end: number,
  sort: SortOption | undefined,
): Promise<CountableMatches> {
  if (largeSelections.has(conditions)) return { total: MAX_COUNTED, paid: 0, lists: null };
  const orderBy = sort ? ORDER_BY[sort] : sql`ranking desc, is_in_title desc, created_at desc, id desc`;
  const lists = (sort ? [TRUE] : KINDS).map(
    (kind) => sql`array(select id from counted where ${kind} order by ${orderBy} limit ${end}::integer)`,
  );
  const columns = sql`id, ranking, created_at, price, ${titleFirst ?? sql`false`} as is_in_title`;
  const { rows } = await sql<CountableMatches>`
    with ${selectMatches(columns, conditions)},
      counted as materialized (select * from matches limit ${sql.lit(MAX_COUNTED)}),
      totals as (select count(*)::integer as total, (count(*) filter (where ${PAID}))::integer as paid from counted)
    select total, paid, case when total < ${sql.lit(MAX_COUNTED)} then json_build_array(${sql.join(lists)}) end as lists
    from totals`.execute(db);
  const matches = rows[0] ?? { total: 0, paid: 0, lists: [[]] };
  if (matches.total === MAX_COUNTED) largeSelections.add(conditions);
  return matches;
}

/** Counts up to `needed`. */
async function countKinds(context: SearchContext, conditions: readonly Condition[], needed: number) {
  const [paid = 0, basic = 0] = await Promise.all(
    KINDS.map((kind) => countMatches(context, [...conditions, kind], needed)),
  );
  return { paid, basic };
}

async function selectRanked(context: SearchContext, selection: Selection, from: number, to: number): Promise<string[]> {
  if (from >= to) return [];
  const { conditions, titleFirst } = selection;
  const page = { limit: to - from, offset: from };
  if (!titleFirst) return selectIds(context, conditions, { orderBy: ORDER_BY.recommended, ...page });
  const limit = Math.max(to, MAX_TITLE_ORDERED);
  const { rows } = await sql<{ id: string }>`select id from (
      select id, ranking, ${titleFirst} as is_in_title, row_number() over (order by ${ORDER_BY.recommended}) as position
      from listing_search where ${all(conditions)} order by ${ORDER_BY.recommended} limit ${limit}) as first
    order by position > ${sql.lit(MAX_TITLE_ORDERED)}, ranking desc,
      (is_in_title and position <= ${sql.lit(MAX_TITLE_ORDERED)}) desc, position
    limit ${page.limit} offset ${page.offset}`.execute(context.db);
  return rows.map(({ id }) => id);
}
