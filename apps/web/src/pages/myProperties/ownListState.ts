import {
  AVAILABILITIES,
  MAX_QUERY_LENGTH,
  OWN_SORTS,
  type OwnSort,
  SORT_ORDERS,
  type SortOrder,
} from '@mashrabiya/contract';
import type { AdFilter } from '@mashrabiya/ui';
import { paths } from '../../routing/paths.ts';
import { readTextParameter } from '../../routing/readableText.ts';

/** State of the user's list in its URL. */
export interface OwnListState {
  state: AdFilter | undefined;
  query: string;
  sort: OwnSort;
  order: SortOrder;
}

const DEFAULT = { sort: 'date', order: 'desc' } as const;

const parseAdFilter = (text: string | null): AdFilter | undefined =>
  text === 'closed' ? text : AVAILABILITIES.find((state) => String(state) === text);

/** Replaces unknown values by the defaults. */
export const readOwnListState = (search: URLSearchParams): OwnListState => ({
  state: parseAdFilter(search.get('state')),
  query: readTextParameter(search, 'q', MAX_QUERY_LENGTH) ?? '',
  sort: OWN_SORTS.find((sort) => sort === search.get('sort')) ?? DEFAULT.sort,
  order: SORT_ORDERS.find((order) => order === search.get('order')) ?? DEFAULT.order,
});

export function buildOwnListHref({ state, query, sort, order }: OwnListState): string {
  const isSorted = sort !== DEFAULT.sort || order !== DEFAULT.order;
  const search = new URLSearchParams({
    ...(state && { state: String(state) }),
    ...(query && { q: query }),
    ...(isSorted && { sort, order }),
  });
  return search.size > 0 ? `${paths.myProperties}?${search}` : paths.myProperties;
}
