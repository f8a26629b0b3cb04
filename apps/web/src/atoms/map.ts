import { useAtomValue } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { useMemo } from 'react';
import { districtsQuery, type MapSource, mapQuery, type Shown } from '../api/map.ts';
import { propertyQuery } from '../api/queries.ts';
import { queryContextAtom } from './app.ts';
import { useList } from './lists.ts';
import { governoratesAtom } from './reference.ts';
import { useKept } from './useKept.ts';

/** What a map of a list's homes shows; what was shown stays until that has come. Equal questions share one answer. */
export function useMap(source: MapSource, shown: Shown | undefined) {
  const key = JSON.stringify([source, shown ?? null]);
  const mapAtom = useMemo(
    () =>
      atomWithQuery((get) => {
        const [asked, part] = JSON.parse(key) as [MapSource, Shown | null];
        return mapQuery(get(queryContextAtom), asked, part ?? undefined);
      }),
    [key],
  );
  const query = useAtomValue(mapAtom);
  const data = useKept(query.data);
  return { data, isError: query.isError, isFetching: query.isFetching, refetch: query.refetch };
}

/**
 * Districts that have homes in what a map shows, most first; those that are chosen stay among them. Asked for only while
 * they are `wanted`; undefined until they have come.
 */
export function useDistricts(source: MapSource, shown: Shown | undefined, wanted: boolean) {
  const enabled = wanted && shown !== undefined;
  const key = JSON.stringify([source, shown ?? null]);
  const countsAtom = useMemo(
    () =>
      atomWithQuery((get) => {
        const [asked, part] = JSON.parse(key) as [MapSource, Shown | null];
        return { ...districtsQuery(get(queryContextAtom), asked, part ?? undefined), enabled };
      }),
    [key, enabled],
  );
  const { data, isError, isFetching, refetch } = useAtomValue(countsAtom);
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

/** The home whose pin was pressed; asked for only while there is one. */
export function useOpenedHome(id: string | undefined) {
  const homeAtom = useMemo(
    () => atomWithQuery((get) => ({ ...propertyQuery(get(queryContextAtom), id ?? ''), enabled: id !== undefined })),
    [id],
  );
  return useAtomValue(homeAtom);
}
