import { PAGE_SIZE, type SortOption } from '@mashrabiya/contract';
import { basicsFrom, blended } from '../listings/blend.ts';
import type { ListingFilters } from '../listings/filters.ts';
import { type Hits, IN_TITLE } from '../listings/hits.ts';
import type { ListingIndex } from '../listings/ListingIndex.ts';
import type { ListingFacts } from '../listings/listing.ts';
import { type Order, orderedBy } from '../listings/orders.ts';
import { findText } from './findText.ts';
import { type Preferred, preferredBy, preferredFirst } from './preferred.ts';

/** Query of the index. Without a sort, paid ads are blended in (see `blend.ts`); title matches come first. */
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
  /** See `ResolvedText`. */
  corrected: string | null;
  /** Words of `text` and `prefer` that no match contains. */
  unused: string[];
}

const ORDER_OF: Record<SortOption, Order> = {
  date_desc: 'newest',
  date_asc: 'newest',
  price_asc: 'cheapest',
  price_desc: 'dearest',
};

export function runQuery(index: ListingIndex, query: ListingQuery): ListingMatches {
  const text = query.text?.trim() ?? '';
  const preferred = query.prefer?.trim() ? preferredBy(index, query.prefer) : undefined;
  const searched = text ? findText(index, text) : undefined;
  const hits = searched?.hits;
  const found = hits || preferred ? withWords(index, query, hits, preferred) : withoutWords(index, query);
  return {
    listings: Array.from(found.page, (doc) => index.columns.factsOf(doc)),
    total: found.total,
    corrected: searched?.corrected ?? null,
    unused: [...(searched?.unused ?? []), ...(found.unused ?? [])],
  };
}

interface Found {
  page: ArrayLike<number>;
  total: number;
  unused?: string[];
}

function withoutWords(index: ListingIndex, { filters, sort, page }: ListingQuery): Found {
  const start = (page - 1) * PAGE_SIZE;
  if (sort !== 'date_asc') {
    const { docs, total } = index.listed(filters, orderOf(sort), start + PAGE_SIZE);
    return { page: docs.subarray(start, start + PAGE_SIZE), total };
  }
  const { docs, total } = index.listed(filters, 'newest');
  const end = Math.max(0, total - start);
  return { page: docs.slice(Math.max(0, end - PAGE_SIZE), end).reverse(), total };
}

function withWords(index: ListingIndex, query: ListingQuery, hits: Hits | undefined, preferred?: Preferred): Found {
  const { filters, sort, page } = query;
  const { mask, count: total, docs } = index.passing(filters, hits);
  const unused = preferred?.unused(docs) ?? [];
  const start = (page - 1) * PAGE_SIZE;
  const isPreferred = preferred !== undefined && !sort;
  const end = isPreferred ? total : Math.min(start + PAGE_SIZE, total);
  const order = index.inOrder(orderOf(sort));
  const inOrder = sort
    ? orderedBy(sort === 'date_asc' ? order.toReversed() : order, mask, end)
    : recommendedOf(index, end, { mask, hits, preferred });
  return { page: inOrder.slice(start, start + PAGE_SIZE), total, unused };
}

const orderOf = (sort: SortOption | undefined): Order => (sort ? ORDER_OF[sort] : 'recommended');

interface Passed {
  mask: Uint8Array;
  hits: Hits | undefined;
  preferred: Preferred | undefined;
}

/** First `count` entries of the recommended order, title and field matches first. */
function recommendedOf(index: ListingIndex, count: number, { mask, hits, preferred }: Passed): number[] | Int32Array {
  const order = index.inOrder('recommended');
  const ranking = index.columns.get('ranking');
  const from = basicsFrom(order, ranking);
  const ofSort = (part: Int32Array) =>
    hits ? titleHitsFirst(part, mask, hits.marks, ranking, count) : orderedBy(part, mask, count);
  const [paid, basic] = [ofSort(order.subarray(0, from)), ofSort(order.subarray(from))];
  return preferred ? preferredFirst(paid, basic, preferred.marks) : blended(paid, basic, count);
}

/** At least the first `count` entries; per ranking, those with every word in title or fields first. */
function titleHitsFirst(
  order: Int32Array,
  mask: Uint8Array,
  hits: Uint8Array,
  ranking: Int32Array,
  count: number,
): number[] {
  const found: number[] = [];
  let later: number[] = [];
  let rank: number | undefined;
  for (let i = 0; i < order.length && found.length < count; i++) {
    const doc = order[i] ?? 0;
    if (mask[doc] !== 1) continue;
    if (ranking[doc] !== rank) {
      found.push(...later);
      later = [];
      rank = ranking[doc];
    }
    if (hits[doc] === IN_TITLE) found.push(doc);
    else later.push(doc);
  }
  return found.concat(later);
}
