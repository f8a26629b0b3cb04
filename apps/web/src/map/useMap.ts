import type { CallInput } from '@mashrabiya/contract';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { ListSource } from '../api/listQueries.ts';
import { getLoadMore, retryList } from '../api/nextPage.ts';
import { hasLoadFailed } from '../api/queryStatus.ts';
import { governoratesAtom } from '../api/referenceData.ts';
import { useApiQuery } from '../api/useApiQuery.ts';
import { usePreviousValue } from '../atoms/usePreviousValue.ts';
import { useList } from '../lists/useList.ts';

export type MapSource = Pick<ListSource, 'action' | 'query' | 'filters'>;

export interface VisibleArea {
  box: string;
  zoom: number;
}

/** Filters without `box`: the visible part is sent separately. */
const toRequestQuery = ({ action, query, filters: { box: _, ...filters } }: MapSource) => ({
  ...filters,
  ...(action ? { action } : {}),
  ...(query ? { query } : {}),
});

/** Counts by district in a part of the map, independent of the chosen districts. */
function buildDistrictsInput(source: MapSource, box: string): CallInput<'getFacets'> {
  const { city: _, ...query } = toRequestQuery(source);
  return { query: { ...query, box } };
}

/** Clusters, pins and dots of the visible part; the previous ones stay until the new ones arrive. */
export function useMap(source: MapSource, visibleArea: VisibleArea | undefined) {
  const query = useApiQuery('getMap', { query: { ...toRequestQuery(source), ...visibleArea } });
  const data = usePreviousValue(query.data);
  return { data, hasFailed: hasLoadFailed(query), isFetching: query.isFetching, refetch: query.refetch };
}

/** Districts with listings in the visible part, most first, plus the chosen ones; only while `isEnabled`. */
export function useDistricts(source: MapSource, visibleArea: VisibleArea | undefined, isEnabled: boolean) {
  const query = useApiQuery('getFacets', visibleArea && buildDistrictsInput(source, visibleArea.box), {
    enabled: isEnabled,
  });
  const governorates = useAtomValue(governoratesAtom);
  const counts = usePreviousValue(query.data?.city);
  const chosenCities = source.filters.city;
  const districts = useMemo(
    () =>
      counts && governorates.length > 0
        ? governorates
            .flatMap(({ cities }) => cities)
            .map(({ id, name }) => ({ id, name, total: counts[id] ?? 0 }))
            .filter(({ id, total }) => total > 0 || chosenCities?.includes(id))
            .sort((a, b) => b.total - a.total)
        : undefined,
    [governorates, counts, chosenCities],
  );
  return { districts, failed: hasLoadFailed(query) && !query.isFetching, refetch: query.refetch };
}

/** Pages of the listings of a cluster that no zoom level splits; undefined without a box. */
export function useClusterListings({ action, query, filters }: MapSource, box: string | undefined) {
  const list = useList(
    { action, ...(query === undefined ? {} : { query }), filters: { ...filters, box }, page: 1 },
    box !== undefined,
  );
  if (box === undefined) return undefined;
  const pages = list.data?.pages;
  return {
    listings: pages?.flatMap(({ allData }) => allData),
    total: pages?.[0]?.total_properties ?? 0,
    loading: list.isFetching,
    failed: hasLoadFailed(list) || list.isFetchNextPageError,
    onRetry: () => void retryList(list),
    onLoadMore: getLoadMore(list),
  };
}

/** Listing of the card, as props of a map. */
export function useOpenedListing(id: string | undefined) {
  const query = useApiQuery('getProperty', id === undefined ? undefined : { params: { id } });
  return {
    listing: query.data?.data,
    listingFailed: hasLoadFailed(query),
    onRetryListing: () => void query.refetch(),
  };
}
