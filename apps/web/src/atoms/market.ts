import type { AreaKind } from '@mashrabiya/contract';
import { useAtomValue } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { useMemo } from 'react';
import { areaQuery, busiestAreasQuery, marketQuery, similarQuery } from '../api/market.ts';
import { queryContextAtom } from './app.ts';

/** A home's price among like ones. */
export function useMarket(id: string) {
  const marketAtom = useMemo(() => atomWithQuery((get) => marketQuery(get(queryContextAtom), id)), [id]);
  return useAtomValue(marketAtom);
}

/** The areas with most homes on offer, and what they cost. */
export const busiestAreasAtom = atomWithQuery((get) => busiestAreasQuery(get(queryContextAtom)));

/** A city's prices, trend of one kind and newest homes. */
export function useArea(cityId: string, { action, type }: AreaKind) {
  const areaAtom = useMemo(
    () => atomWithQuery((get) => areaQuery(get(queryContextAtom), cityId, { action, type })),
    [cityId, action, type],
  );
  return useAtomValue(areaAtom);
}

/** Homes like one. */
export function useSimilar(id: string) {
  const similarAtom = useMemo(() => atomWithQuery((get) => similarQuery(get(queryContextAtom), id)), [id]);
  return useAtomValue(similarAtom);
}
