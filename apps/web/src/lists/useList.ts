import type { Facets, NearestListing } from '@mashrabiya/contract';
import {
  buildFacetsInput,
  buildListRequest,
  type CountedSource,
  getTotalPart,
  type ListSource,
} from '../api/listQueries.ts';
import { useApiPages, useApiQuery } from '../api/useApiQuery.ts';
import { usePreviousValue } from '../atoms/usePreviousValue.ts';

/** List with the pages loaded so far. Equal sources share one list. */
export function useList(source: ListSource, isEnabled = true) {
  const { call, input } = buildListRequest(source);
  return useApiPages(call, input, { first: source.page, enabled: isEnabled });
}

/** Number of listings; undefined while unknown or without a `source`. */
export function useCount(source: CountedSource | undefined): number | undefined {
  const { call, input } = buildListRequest(source ?? { filters: {} });
  return useApiQuery(getTotalPart(call), source && input).data;
}

/** Listings per filter choice. Previous counts stay until new ones arrive, so that nothing jumps. */
export function useFacets(source: CountedSource | undefined): { facets: Facets | undefined; isCounting: boolean } {
  const { data, isFetching } = useApiQuery('getFacets', source && buildFacetsInput(source));
  return { facets: usePreviousValue(data), isCounting: !data && isFetching };
}

/** Near matches for an empty list; fetches nothing without a source. */
export function useNearestListings(source: CountedSource | undefined): {
  listings: readonly NearestListing[];
  isLoading: boolean;
} {
  const { data, isLoading } = useApiQuery('getNearest', source && buildFacetsInput(source));
  return { listings: data?.data ?? [], isLoading };
}
