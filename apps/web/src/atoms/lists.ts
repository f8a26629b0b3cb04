import type { Facets } from '@mashrabiya/contract';
import { useAtomValue } from 'jotai';
import { atomWithInfiniteQuery, atomWithQuery } from 'jotai-tanstack-query';
import { useMemo, useState } from 'react';
import {
  type CountedSource,
  countQuery,
  facetsQuery,
  type ListSource,
  listQuery,
  propertyQuery,
} from '../api/queries.ts';
import { queryContextAtom } from './app.ts';

/** A list of homes with the pages that have come so far. Equal sources share one list. */
export function useList(source: ListSource, enabled = true) {
  const key = JSON.stringify(source);
  const listAtom = useMemo(
    () =>
      atomWithInfiniteQuery((get) => ({
        ...listQuery(get(queryContextAtom), JSON.parse(key) as ListSource),
        enabled,
      })),
    [key, enabled],
  );
  return useAtomValue(listAtom);
}

/** One home and the homes like it. */
export function useProperty(id: string) {
  const propertyAtom = useMemo(() => atomWithQuery((get) => propertyQuery(get(queryContextAtom), id)), [id]);
  return useAtomValue(propertyAtom);
}

/** How many homes a list would show; undefined while it is not known, or while `source` is. */
export function useCount(source: CountedSource | undefined): number | undefined {
  const key = source && JSON.stringify(source);
  const countAtom = useMemo(
    () =>
      atomWithQuery((get) => ({
        ...countQuery(get(queryContextAtom), key ? (JSON.parse(key) as CountedSource) : { filters: {} }),
        enabled: key !== undefined,
      })),
    [key],
  );
  return useAtomValue(countAtom).data;
}

/**
 * How many homes each choice of a filter would leave; nothing is asked without a source. While new counts are on their
 * way the former ones stay, so that nothing jumps.
 */
export function useFacets(source: CountedSource | undefined): { facets: Facets | undefined; counting: boolean } {
  const key = source && JSON.stringify(source);
  const facetsAtom = useMemo(
    () =>
      atomWithQuery((get) => ({
        ...facetsQuery(get(queryContextAtom), key ? (JSON.parse(key) as CountedSource) : { filters: {} }),
        enabled: key !== undefined,
      })),
    [key],
  );
  const { data, isFetching } = useAtomValue(facetsAtom);
  const [last, setLast] = useState(data);
  if (data && data !== last) setLast(data);
  return { facets: data ?? last, counting: !data && isFetching };
}
