import type { Action, CallInput, Filters, PropertyPage, SearchPage, SortOption } from '@mashrabiya/contract';
import { apiPagesOptions } from './apiPagesOptions.ts';
import { type AnswerPart, apiQueryOptions, definePart, type QueryContext } from './apiQueryOptions.ts';

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
export const toSortFields = (sort: SortOption | undefined) => {
  if (!sort) return {};
  const [field, direction] = sort.split('_') as ['date' | 'price', 'asc' | 'desc'];
  return field === 'date' ? { sort_date: direction } : { sort_price: direction };
};

type ListCall = 'listForSale' | 'listForRent' | 'search';
export type ListPage = PropertyPage & Partial<Pick<SearchPage, 'corrected' | 'unused'>>;

export function buildListRequest(source: Omit<ListSource, 'page'>): { call: ListCall; input: CallInput<ListCall> } {
  const { action, query, prefer, filters, sort } = source;
  if (query === undefined && action) {
    return {
      call: action === 'forsell' ? 'listForSale' : 'listForRent',
      input: { query: { ...filters, ...toSortFields(sort) } },
    };
  }
  const data = action ? { ...filters, action } : filters;
  const input: CallInput<'search'> = { query: {}, body: { query: query ?? '', prefer, data, ...toSortFields(sort) } };
  return { call: 'search', input };
}

export function buildListQuery(context: QueryContext, source: ListSource) {
  const { call, input } = buildListRequest(source);
  return apiPagesOptions(context, call, input, source.page);
}

export const getTotalPart = (call: ListCall): AnswerPart<ListCall, number> =>
  definePart(call, 'total', ({ total_properties }) => total_properties);

export function buildTotalQuery(context: QueryContext, source: CountedSource) {
  const { call, input } = buildListRequest(source);
  return apiQueryOptions(context, getTotalPart(call), input);
}

export const buildFacetsInput = ({ filters, action, query }: CountedSource): CallInput<'getFacets' | 'getNearest'> => ({
  query: { ...filters, action, query },
});
