import { PAGE_SIZE, type SortOption } from '@mashrabiya/contract';
import type { ListingFilters } from './filters.ts';
import { hitsOf, IN_TITLE } from './hits.ts';
import type { ListingIndex } from './ListingIndex.ts';
import type { ListingFacts } from './listing.ts';
import { type Order, orderedBy } from './orders.ts';
import { resolveText } from './resolve.ts';
import type { WordId } from './Vocabulary.ts';

/** What is asked of the index. Without a sort, ranked ads come first, then title hits, then the newest. */
export interface ListingQuery {
  text?: string;
  filters: ListingFilters;
  sort?: SortOption;
  /** From 1. */
  page: number;
}

export interface ListingMatches {
  /** The page, in order. */
  homes: ListingFacts[];
  /** Exact number of matches on all pages. */
  total: number;
  /** See `ResolvedText`. */
  corrected: string | null;
}

const ORDER_OF: Record<SortOption, Order> = {
  date_desc: 'newest',
  date_asc: 'newest',
  price_asc: 'cheapest',
  price_desc: 'dearest',
};

/** One page of the listings that match, and how many there are. */
export function runQuery(index: ListingIndex, query: ListingQuery): ListingMatches {
  const text = query.text?.trim() ?? '';
  const resolved = text ? resolveText(index, text) : { words: [], corrected: null };
  if (!resolved) return { homes: [], total: 0, corrected: null };
  const found = resolved.words.length > 0 ? withHits(index, resolved.words, query) : withoutText(index, query);
  return {
    homes: Array.from(found.page, (doc) => index.columns.factsOf(doc)),
    total: found.total,
    corrected: resolved.corrected,
  };
}

interface Found {
  page: ArrayLike<number>;
  total: number;
}

function withoutText(index: ListingIndex, { filters, sort, page }: ListingQuery): Found {
  const start = (page - 1) * PAGE_SIZE;
  if (sort !== 'date_asc') {
    const { docs, total } = index.listed(filters, orderOf(sort), start + PAGE_SIZE);
    return { page: docs.subarray(start, start + PAGE_SIZE), total };
  }
  const { docs, total } = index.listed(filters, 'newest');
  const end = Math.max(0, total - start);
  return { page: docs.slice(Math.max(0, end - PAGE_SIZE), end).reverse(), total };
}

function withHits(index: ListingIndex, words: readonly WordId[][], { filters, sort, page }: ListingQuery): Found {
  const hits = hitsOf(index, words);
  const { mask, count: total } = index.passing(filters, hits);
  const end = Math.min(page * PAGE_SIZE, total);
  const order = index.inOrder(orderOf(sort));
  const found = sort
    ? orderedBy(sort === 'date_asc' ? order.toReversed() : order, mask, end)
    : titleHitsFirst(order, mask, hits.marks, index.columns.get('ranking'), end);
  return { page: found.slice((page - 1) * PAGE_SIZE, end), total };
}

const orderOf = (sort: SortOption | undefined): Order => (sort ? ORDER_OF[sort] : 'recommended');

/** At least the first `count` entries, in each rank those with every word in their title or fields before the others. */
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
