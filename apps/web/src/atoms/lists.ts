import { useAtomValue } from 'jotai';
import { atomWithInfiniteQuery, atomWithQuery } from 'jotai-tanstack-query';
import { useMemo } from 'react';
import { countQuery, type ListSource, listQuery, propertyQuery } from '../api/queries.ts';
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
export function useCount(source: Omit<ListSource, 'page' | 'sort'> | undefined): number | undefined {
  const key = source && JSON.stringify(source);
  const countAtom = useMemo(
    () =>
      atomWithQuery((get) => ({
        ...countQuery(get(queryContextAtom), key ? (JSON.parse(key) as ListSource) : { filters: {} }),
        enabled: key !== undefined,
      })),
    [key],
  );
  return useAtomValue(countAtom).data;
}
