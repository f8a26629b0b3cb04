import { PAGE_SIZE, type SortOption } from '@mashrabiya/contract';
import type { Reference } from '../domain/reference.ts';
import { type ListingFilters, passing } from './filters.ts';
import { hitsOf, IN_TITLE } from './hits.ts';
import type { ListingIndex } from './ListingIndex.ts';
import type { Order } from './orders.ts';
import { resolveText } from './resolve.ts';

/** What is asked of the index. Without a sort, ranked ads come first, then title hits, then the newest. */
export interface ListingQuery {
  text?: string;
  filters: ListingFilters;
  sort?: SortOption;
  /** From 1. */
  page: number;
}

export interface ListingMatches {
  /** Ids of the page, in order. */
  ids: string[];
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
export function runQuery(index: ListingIndex, reference: Reference, query: ListingQuery): ListingMatches {
  const text = query.text?.trim() ?? '';
  const resolved = text ? resolveText(index, text) : { words: [], corrected: null };
  if (!resolved) return { ids: [], total: 0, corrected: null };
  const hits = resolved.words.length > 0 ? hitsOf(index, resolved.words) : undefined;
  const { mask, count: total } = passing(query.filters, index.columns, reference, hits);
  const order = index.inOrder(query.sort ? ORDER_OF[query.sort] : 'recommended');
  const end = Math.min(query.page * PAGE_SIZE, total);
  const found =
    hits && !query.sort
      ? titleHitsFirst(order, mask, hits, index.columns.get('ranking'), end)
      : inOrder(order, mask, end, query.sort === 'date_asc');
  const page = found.slice((query.page - 1) * PAGE_SIZE, end);
  return { ids: page.map((doc) => index.columns.ids[doc] ?? ''), total, corrected: resolved.corrected };
}

/** The first `count` entries of the mask, or the last ones in reverse. */
function inOrder(order: Int32Array, mask: Uint8Array, count: number, isReversed: boolean): number[] {
  const found: number[] = [];
  for (let i = 0; i < order.length && found.length < count; i++) {
    const doc = order[isReversed ? order.length - 1 - i : i] ?? 0;
    if (mask[doc] === 1) found.push(doc);
  }
  return found;
}

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
