import { PAGE_SIZE, type SortOption } from '@mashrabiya/contract';
import type { ListingFilters } from '../listings/filters.ts';
import { type Hits, IN_TITLE } from '../listings/hits.ts';
import { findFirstBasic, interleaveAds } from '../listings/interleaveAds.ts';
import type { ListingIndex } from '../listings/ListingIndex.ts';
import type { ListingFacts } from '../listings/listing.ts';
import { type Order, selectInOrder } from '../listings/orders.ts';
import { findText } from './findText.ts';
import { countSetBits, markPreferred, type PreferredMatches, sortPreferredFirst } from './preferred.ts';

/** Query of the index. Without a sort, paid ads are interleaved (see `interleaveAds`); title matches come first. */
export interface ListingQuery {
  text?: string;
  /** Listings with these words come first, unless a sort is set; the others stay. */
  prefer?: string;
  filters: ListingFilters;
  sort?: SortOption;
  /** From 1. */
  page: number;
}

export interface ListingMatches {
  listings: ListingFacts[];
  /** Exact number of matches on all pages. */
  total: number;
  corrected: string | null;
  /** Words of `text` and `prefer` that no match contains. */
  unused: string[];
}

const ORDER_BY_SORT: Record<SortOption, Order> = {
  date_desc: 'newest',
  date_asc: 'newest',
  price_asc: 'cheapest',
  price_desc: 'mostExpensive',
};

export function runQuery(index: ListingIndex, query: ListingQuery): ListingMatches {
  const text = query.text?.trim() ?? '';
  const preferred = query.prefer?.trim() ? markPreferred(index, query.prefer) : undefined;
  const textResult = text ? findText(index, text) : undefined;
  const hits = textResult?.hits;
  const resultPage = hits || preferred ? runWithWords(index, query, hits, preferred) : runWithoutWords(index, query);
  return {
    listings: Array.from(resultPage.page, (doc) => index.columns.getFacts(doc)),
    total: resultPage.total,
    corrected: textResult?.corrected ?? null,
    unused: [...(textResult?.unused ?? []), ...(resultPage.unused ?? [])],
  };
}

interface ResultPage {
  page: ArrayLike<number>;
  total: number;
  unused?: string[];
}

function runWithoutWords(index: ListingIndex, { filters, sort, page }: ListingQuery): ResultPage {
  const start = (page - 1) * PAGE_SIZE;
  if (sort !== 'date_asc') {
    const { docs, total } = index.getSortedList(filters, toOrder(sort), start + PAGE_SIZE);
    return { page: docs.subarray(start, start + PAGE_SIZE), total };
  }
  const { docs, total } = index.getSortedList(filters, 'newest');
  const end = Math.max(0, total - start);
  return { page: docs.slice(Math.max(0, end - PAGE_SIZE), end).reverse(), total };
}

function runWithWords(
  index: ListingIndex,
  query: ListingQuery,
  hits: Hits | undefined,
  preferred?: PreferredMatches,
): ResultPage {
  const { filters, sort, page } = query;
  const { mask, count: total, docs } = index.findPassing(filters, hits);
  const unused = preferred?.listUnused(docs) ?? [];
  const start = (page - 1) * PAGE_SIZE;
  const isPreferred = preferred !== undefined && !sort;
  const end = isPreferred ? total : Math.min(start + PAGE_SIZE, total);
  const order = index.getOrder(toOrder(sort));
  const orderedDocs = sort
    ? selectInOrder(sort === 'date_asc' ? order.toReversed() : order, mask, end)
    : rankRecommended(index, end, { mask, hits, preferred });
  return { page: orderedDocs.slice(start, start + PAGE_SIZE), total, unused };
}

const toOrder = (sort: SortOption | undefined): Order => (sort ? ORDER_BY_SORT[sort] : 'recommended');

interface RankingInput {
  mask: Uint8Array;
  hits: Hits | undefined;
  preferred: PreferredMatches | undefined;
}

/** First `count` entries of the recommended order, title and field matches first. */
function rankRecommended(
  index: ListingIndex,
  count: number,
  { mask, hits, preferred }: RankingInput,
): number[] | Int32Array {
  const order = index.getOrder('recommended');
  const ranking = index.columns.get('ranking');
  const firstBasicIndex = findFirstBasic(order, ranking);
  const selectPart = (part: Int32Array) =>
    hits ? rankTitleHitsFirst(part, mask, hits.marks, ranking, count) : selectInOrder(part, mask, count);
  const [paid, basic] = [selectPart(order.subarray(0, firstBasicIndex)), selectPart(order.subarray(firstBasicIndex))];
  return preferred
    ? sortPreferredFirst(paid, basic, (doc) => countSetBits(preferred.marks[doc] ?? 0))
    : interleaveAds(paid, basic, count);
}

/** At least the first `count` entries; per ranking, those with every word in title or fields first. */
function rankTitleHitsFirst(
  order: Int32Array,
  mask: Uint8Array,
  hits: Uint8Array,
  ranking: Int32Array,
  count: number,
): number[] {
  const titleHits: number[] = [];
  let otherHits: number[] = [];
  let rank: number | undefined;
  for (let i = 0; i < order.length && titleHits.length < count; i++) {
    const doc = order[i] ?? 0;
    if (mask[doc] !== 1) continue;
    if (ranking[doc] !== rank) {
      titleHits.push(...otherHits);
      otherHits = [];
      rank = ranking[doc];
    }
    if (hits[doc] === IN_TITLE) titleHits.push(doc);
    else otherHits.push(doc);
  }
  return titleHits.concat(otherHits);
}
