import type { CallInput } from '@mashrabiya/contract';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { ListSource } from '../api/lists.ts';
import { governoratesAtom } from '../api/reference.ts';
import { useApiQuery } from '../api/useApiQuery.ts';
import { useKept } from '../atoms/useKept.ts';
import { useList } from '../lists/useList.ts';

/** Source of a map's homes: a list, without a place. */
export type MapSource = Pick<ListSource, 'action' | 'query' | 'filters'>;

/** What a map shows. */
export interface Shown {
  /** `south,west,north,east`. */
  box: string;
  zoom: number;
}

/** What is asked of homes wherever they are: the part of the map is told beside it. */
const askedOf = ({ action, query, filters: { box: _, ...filters } }: MapSource) => ({
  ...filters,
  ...(action ? { action } : {}),
  ...(query ? { query } : {}),
});

/** Counts by district in a part of the map, independent of the chosen districts. */
function districtsInput(source: MapSource, box: string): CallInput<'getFacets'> {
  const { city: _, ...asked } = askedOf(source);
  return { query: { ...asked, box } };
}

/** Clusters, pins and dots of a part of the map, without one of all homes; what was shown stays until that has come. */
export function useMap(source: MapSource, shown: Shown | undefined) {
  const query = useApiQuery('getMap', { query: { ...askedOf(source), ...shown } });
  const data = useKept(query.data);
  return { data, isError: query.isError, isFetching: query.isFetching, refetch: query.refetch };
}

/**
 * Districts that have homes in what a map shows, most first; those that are chosen stay among them. Asked for only while
 * they are `wanted`; undefined until they have come.
 */
export function useDistricts(source: MapSource, shown: Shown | undefined, wanted: boolean) {
  const { data, isError, isFetching, refetch } = useApiQuery('getFacets', shown && districtsInput(source, shown.box), {
    enabled: wanted,
  });
  const governorates = useAtomValue(governoratesAtom);
  const counts = useKept(data?.city);
  const chosen = source.filters.city;
  const districts = useMemo(
    () =>
      counts && governorates.length > 0
        ? governorates
            .flatMap(({ cities }) => cities)
            .map(({ id, name }) => ({ id, name, total: counts[id] ?? 0 }))
            .filter(({ id, total }) => total > 0 || chosen?.includes(id))
            .sort((a, b) => b.total - a.total)
        : undefined,
    [governorates, counts, chosen],
  );
  return { districts, failed: isError && !isFetching, refetch };
}

/** The homes of a part of the map that no zoom parts, a page at a time; undefined without such a part. */
export function useClusterHomes({ action, query, filters }: MapSource, box: string | undefined) {
  const list = useList(
    { action, ...(query === undefined ? {} : { query }), filters: { ...filters, box }, page: 1 },
    box !== undefined,
  );
  if (box === undefined) return undefined;
  const pages = list.data?.pages;
  return {
    homes: pages?.flatMap(({ allData }) => allData),
    total: pages?.[0]?.total_properties ?? 0,
    loading: list.isFetching,
    failed: list.isError && !list.isFetching,
    onRetry: () => void (pages ? list.fetchNextPage() : list.refetch()),
    onMore: list.hasNextPage ? () => void list.fetchNextPage() : undefined,
  };
}

/** The home of the pressed pin; fetched only while there is one. */
export const useOpenedHome = (id: string | undefined) =>
  useApiQuery('getProperty', id === undefined ? undefined : { params: { id } });
