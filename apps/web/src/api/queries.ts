import type { Action, Filters, PropertyPage, SearchPage, SortOption } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Client } from './client.ts';

/** What every query is made from; the language is part of each key, because answers are in it. */
export interface QueryContext {
  client: Client;
  language: Language;
}

/** What a list shows: homes of one action, or what a search finds. `page` is the first one. */
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

const DAY_MS = 24 * 3600_000;

/** A sort as calls take it. */
export const sortFields = (sort: SortOption | undefined) => {
  if (!sort) return {};
  const [field, direction] = sort.split('_') as ['date' | 'price', 'asc' | 'desc'];
  return field === 'date' ? { sort_date: direction } : { sort_price: direction };
};

type Page = PropertyPage & Partial<Pick<SearchPage, 'corrected' | 'unused'>>;

function fetchPage({ client }: QueryContext, source: ListSource, page: number, signal: AbortSignal): Promise<Page> {
  const { action, query, prefer, filters, sort } = source;
  if (query === undefined && action) {
    const call = action === 'forsell' ? 'listForSale' : 'listForRent';
    return client(call, { query: { ...filters, ...sortFields(sort), page } }, signal);
  }
  const data = action ? { ...filters, action } : filters;
  return client('search', { query: {}, body: { query: query ?? '', prefer, page, data, ...sortFields(sort) } }, signal);
}

/** The pages of a list, from the source's first one on. */
export const listQuery = (context: QueryContext, source: ListSource) =>
  infiniteQueryOptions({
    queryKey: ['list', context.language, source],
    queryFn: ({ pageParam, signal }) => fetchPage(context, source, pageParam, signal),
    initialPageParam: source.page,
    getNextPageParam: ({ current_page, last_page }: Page) => (current_page < last_page ? current_page + 1 : undefined),
    getPreviousPageParam: ({ current_page }: Page) => (current_page > 1 ? current_page - 1 : undefined),
  });

/** What is counted: a list, in whatever order and from whatever page on. */
export type CountedSource = Omit<ListSource, 'page' | 'prefer' | 'sort'>;

/** How many homes a list would show; one page is asked for, because its total is exact. */
export const countQuery = (context: QueryContext, source: CountedSource) =>
  queryOptions({
    queryKey: ['count', context.language, source],
    queryFn: ({ signal }) => fetchPage(context, { ...source, page: 1 }, 1, signal).then((p) => p.total_properties),
  });

/** How many homes each choice of a filter would leave. */
export const facetsQuery = ({ client, language }: QueryContext, { filters, action, query }: CountedSource) =>
  queryOptions({
    queryKey: ['facets', language, { filters, action, query }],
    queryFn: ({ signal }) => client('getFacets', { query: { ...filters, action, query } }, signal),
  });

/** What homes of one category can have. */
export const featuresQuery = ({ client, language }: QueryContext, categoryId: number) =>
  queryOptions({
    queryKey: ['features', language, categoryId],
    queryFn: ({ signal }) =>
      client('getMainFeatures', { params: { categoryId: String(categoryId) } }, signal).then((answer) => answer.data),
    staleTime: DAY_MS,
  });

export const propertyQuery = ({ client, language }: QueryContext, id: string) =>
  queryOptions({
    queryKey: ['property', language, id],
    queryFn: ({ signal }) => client('getProperty', { params: { id } }, signal),
  });

export const configurationsQuery = ({ client, language }: QueryContext) =>
  queryOptions({
    queryKey: ['configurations', language],
    queryFn: ({ signal }) => client('getConfigurations', {}, signal).then((answer) => answer.data),
  });

/** Goes on when who asked for it is gone: the next to look at it waits for the same answer. */
export const categoriesQuery = ({ client, language }: QueryContext) =>
  queryOptions({
    queryKey: ['categories', language],
    queryFn: () => client('getCategories', {}).then((answer) => answer.data),
    staleTime: DAY_MS,
  });

/** Goes on like the categories. */
export const governoratesQuery = ({ client, language }: QueryContext) =>
  queryOptions({
    queryKey: ['governorates', language],
    queryFn: () => client('getGovernorates', {}).then((answer) => answer.data.data),
    staleTime: DAY_MS,
  });
