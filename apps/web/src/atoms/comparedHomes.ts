import { atom, useAtomValue } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { useMemo } from 'react';
import { comparedQuery } from '../api/compared.ts';
import { queryContextAtom } from './app.ts';

/** The homes of a comparison, each with its own state, in the order of their ids. */
export function useComparedHomes(ids: readonly string[]) {
  const key = ids.join();
  const homesAtom = useMemo(() => {
    const each = key
      .split(',')
      .filter(Boolean)
      .map((id) => atomWithQuery((get) => comparedQuery(get(queryContextAtom), id)));
    return atom((get) => each.map((one) => get(one)));
  }, [key]);
  return useAtomValue(homesAtom);
}
