import type { Facets, NearHome } from '@mashrabiya/contract';
import { type CountedSource, facetsInput, type ListSource, listQuestion, totalOf } from '../api/lists.ts';
import { useApiPages, useApiQuery } from '../api/useApiQuery.ts';
import { useKept } from '../atoms/useKept.ts';

/** A list of homes with the pages loaded so far. Equal sources share one list. */
export function useList(source: ListSource, enabled = true) {
  const { call, input } = listQuestion(source);
  return useApiPages(call, input, { first: source.page, enabled });
}

/** Number of homes of a list; undefined while unknown or without a `source`. */
export function useCount(source: CountedSource | undefined): number | undefined {
  const { call, input } = listQuestion(source ?? { filters: {} });
  return useApiQuery(totalOf(call), source && input).data;
}

/**
 * How many homes each choice of a filter would leave; nothing is asked without a source. While new counts are on their
 * way the former ones stay, so that nothing jumps.
 */
export function useFacets(source: CountedSource | undefined): { facets: Facets | undefined; counting: boolean } {
  const { data, isFetching } = useApiQuery('getFacets', source && facetsInput(source));
  return { facets: useKept(data), counting: !data && isFetching };
}

/** Homes that come near to what none of a list is; nothing is asked without a source. */
export function useNearest(source: CountedSource | undefined): { homes: readonly NearHome[]; looking: boolean } {
  const { data, isLoading } = useApiQuery('getNearest', source && facetsInput(source));
  return { homes: data?.data ?? [], looking: isLoading };
}
