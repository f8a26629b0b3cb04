import type { Action, CallInput, Filters, PropertyPage, SearchPage, SortOption } from '@mashrabiya/contract';
import { apiPages } from './pages.ts';
import { apiQuery, type Part, part, type QueryContext } from './query.ts';

/** Source of a list: homes of one action, or a search. `page` is the first page. */
export interface ListSource {
  action?: Action | undefined;
  /** Given (even empty) for searches. */
  query?: string;
  /** Words of a search that put homes first, see the call. */
  prefer?: string | undefined;
  filters: Filters;
  sort?: SortOption | undefined;
  page: number;
}

/** Source of a count: a list without order and page. */
export type CountedSource = Omit<ListSource, 'page' | 'prefer' | 'sort'>;

/** A sort as calls take it. */
export const sortFields = (sort: SortOption | undefined) => {
  if (!sort) return {};
  const [field, direction] = sort.split('_') as ['date' | 'price', 'asc' | 'desc'];
  return field === 'date' ? { sort_date: direction } : { sort_price: direction };
};

type ListCall = 'listForSale' | 'listForRent' | 'search';
/** A page of a list; a search adds details. */
export type ListPage = PropertyPage & Partial<Pick<SearchPage, 'corrected' | 'unused'>>;

/** The call that loads a list, and its input. */
export function listQuestion(source: Omit<ListSource, 'page'>): { call: ListCall; input: CallInput<ListCall> } {
  const { action, query, prefer, filters, sort } = source;
  if (query === undefined && action) {
    return {
      call: action === 'forsell' ? 'listForSale' : 'listForRent',
      input: { query: { ...filters, ...sortFields(sort) } },
    };
  }
  const data = action ? { ...filters, action } : filters;
  const input: CallInput<'search'> = { query: {}, body: { query: query ?? '', prefer, data, ...sortFields(sort) } };
  return { call: 'search', input };
}

/** The pages of a list, from the source's first one on. */
export function listPages(context: QueryContext, source: ListSource) {
  const { call, input } = listQuestion(source);
  return apiPages(context, call, input, source.page);
}

/** Counts a list's homes by its first page, whose total is exact. */
export const totalOf = (call: ListCall): Part<ListCall, number> =>
  part(call, 'total', ({ total_properties }) => total_properties);

/** The options of a count, for loaders. */
export function listTotal(context: QueryContext, source: CountedSource) {
  const { call, input } = listQuestion(source);
  return apiQuery(context, totalOf(call), input);
}

/** What is counted by filter choice, and what homes are to come near to. */
export const facetsInput = ({ filters, action, query }: CountedSource): CallInput<'getFacets' | 'getNearest'> => ({
  query: { ...filters, action, query },
});
