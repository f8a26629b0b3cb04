import type { Category, Configuration, Feature, Governorate, PropertyType } from '@mashrabiya/contract';
import { atom, useAtomValue } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { useMemo } from 'react';
import { categoriesQuery, configurationsQuery, featuresQuery, governoratesQuery } from '../api/queries.ts';
import { queryContextAtom } from './app.ts';

/**
 * Places and categories are long, and a page without a filter shows none of them: they are fetched once something asks
 * (a panel that opens, a field that is entered), or stand in the cache because the server needed them. The site's
 * settings are short, and on every page.
 */
export const wantsReferenceAtom = atom(false);

const categoriesQueryAtom = atomWithQuery((get) => ({
  ...categoriesQuery(get(queryContextAtom)),
  enabled: get(wantsReferenceAtom),
}));
const governoratesQueryAtom = atomWithQuery((get) => ({
  ...governoratesQuery(get(queryContextAtom)),
  enabled: get(wantsReferenceAtom),
}));
const configurationsQueryAtom = atomWithQuery((get) => configurationsQuery(get(queryContextAtom)));

export const categoriesAtom = atom((get): readonly Category[] => get(categoriesQueryAtom).data ?? []);
export const governoratesAtom = atom((get): readonly Governorate[] => get(governoratesQueryAtom).data ?? []);
/** Undefined until it has come, and when it could not be had: the app goes on without. */
export const configurationsAtom = atom((get): Configuration | undefined => get(configurationsQueryAtom).data);

const NONE: readonly Feature[] = [];

/** What homes of a type can have; empty until it has come, and without a type. */
export function useFeatures(type: PropertyType | undefined): readonly Feature[] {
  const category = useAtomValue(categoriesAtom).find((one) => one.type === type)?.id;
  const featuresAtom = useMemo(
    () =>
      atomWithQuery((get) => ({
        ...featuresQuery(get(queryContextAtom), category ?? 0),
        enabled: category !== undefined,
      })),
    [category],
  );
  return useAtomValue(featuresAtom).data ?? NONE;
}
