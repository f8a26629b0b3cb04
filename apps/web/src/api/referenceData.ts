import type { Category, Configuration, Feature, Governorate, PropertyType } from '@mashrabiya/contract';
import { atom, type Getter, useAtomValue } from 'jotai';
import { apiQueryAtom } from './apiQueryAtom.ts';
import { hasLoadFailed } from './queryStatus.ts';
import { useApiQuery } from './useApiQuery.ts';

/**
 * Places and categories are long, and a page without a filter shows none. They are fetched when a component asks for
 * them (a panel that opens, a focused field) or hydrated when the server needed them. The site's settings are short and
 * on every page.
 */
export const referenceDataNeededAtom = atom(false);

const isReferenceDataNeeded = (get: Getter) => get(referenceDataNeededAtom);
const categoriesQueryAtom = apiQueryAtom('getCategories', {}, isReferenceDataNeeded);
const governoratesQueryAtom = apiQueryAtom('getGovernorates', {}, isReferenceDataNeeded);
const configurationsQueryAtom = apiQueryAtom('getConfigurations', {});

export const categoriesAtom = atom((get): readonly Category[] => get(categoriesQueryAtom).data?.data ?? []);
export const governoratesAtom = atom((get): readonly Governorate[] => get(governoratesQueryAtom).data?.data.data ?? []);
/** Undefined until loaded and after a failure: the app works without it. */
export const configurationsAtom = atom((get): Configuration | undefined => get(configurationsQueryAtom).data?.data);

/** Retries failed loads of places and categories; null without a failure. */
export const retryReferenceDataAtom = atom((get): (() => void) | null => {
  const failedQueries = [get(categoriesQueryAtom), get(governoratesQueryAtom)].filter(hasLoadFailed);
  if (failedQueries.length === 0) return null;
  return () => {
    for (const query of failedQueries) void query.refetch();
  };
});

const NO_FEATURES: readonly Feature[] = [];

/** Features of a type; empty until loaded, and without a type. */
export function useFeatures(type: PropertyType | undefined): readonly Feature[] {
  const category = useAtomValue(categoriesAtom).find((option) => option.type === type)?.id;
  const features = useApiQuery(
    'getMainFeatures',
    category === undefined ? undefined : { params: { categoryId: String(category) } },
  );
  return features.data?.data ?? NO_FEATURES;
}
