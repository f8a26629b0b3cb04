import type { Action, CallInput, Filters, PropertyPage, SearchPage, SortOption } from '@mashrabiya/contract';
import { apiPages } from './pages.ts';
import { apiQuery, type Part, part, type QueryContext } from './query.ts';

export interface ListSource {
  action?: Action | undefined;
  /** Set (even if empty) for searches. */
  query?: string;
  /** Words that rank listings higher, see the call. */
  prefer?: string | undefined;
  filters: Filters;
  sort?: SortOption | undefined;
  page: number;
}

export type CountedSource = Omit<ListSource, 'page' | 'prefer' | 'sort'>;

/** Sort option in the API's fields. */
export const sortFields = (sort: SortOption | undefined) => {
  if (!sort) return {};
  const [field, direction] = sort.split('_') as ['date' | 'price', 'asc' | 'desc'];
  return field === 'date' ? { sort_date: direction } : { sort_price: direction };
};

type ListCall = 'listForSale' | 'listForRent' | 'search';
export type ListPage = PropertyPage & Partial<Pick<SearchPage, 'corrected' | 'unused'>>;

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

export function listPages(context: QueryContext, source: ListSource) {
  const { call, input } = listQuestion(source);
  return apiPages(context, call, input, source.page);
}

export const totalOf = (call: ListCall): Part<ListCall, number> =>
  part(call, 'total', ({ total_properties }) => total_properties);

export function listTotal(context: QueryContext, source: CountedSource) {
  const { call, input } = listQuestion(source);
  return apiQuery(context, totalOf(call), input);
}

export const facetsInput = ({ filters, action, query }: CountedSource): CallInput<'getFacets' | 'getNearest'> => ({
  query: { ...filters, action, query },
});
