import type { FilterState } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import type { ListSource } from '../api/listQueries.ts';
import { categoriesAtom, configurationsAtom, governoratesAtom } from '../api/referenceData.ts';
import { clockAtom } from '../atoms/app.ts';

export interface FiltersProps {
  value: FilterState;
  getHref: (filters: FilterState) => string;
  source: ListSource;
  preservedParams: Record<string, string | undefined>;
}

export function useFilterForm({ source, preservedParams }: Pick<FiltersProps, 'source' | 'preservedParams'>) {
  const { pathname } = useLocation();
  return {
    categories: useAtomValue(categoriesAtom),
    governorates: useAtomValue(governoratesAtom),
    limits: useAtomValue(configurationsAtom),
    now: useAtomValue(clockAtom),
    showAction: source.query !== undefined,
    listAction: source.action,
    action: pathname,
    preservedParams: Object.fromEntries(
      Object.entries(preservedParams).filter((entry): entry is [string, string] => Boolean(entry[1])),
    ),
  };
}

export const toCountedSource = (source: ListSource, { action, ...filters }: FilterState) => ({
  query: source.query,
  action: action ?? (source.query === undefined ? source.action : undefined),
  // A list of one promotion level keeps its level.
  filters: source.filters.ranking === undefined ? filters : { ...filters, ranking: source.filters.ranking },
});
