import { FilterColumn } from '@mashrabiya/ui/FilterColumn';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { referenceDataNeededAtom, useFeatures } from '../api/referenceData.ts';
import { useFacets } from '../lists/useList.ts';
import { type FiltersProps, toCountedSource, useFilterForm } from './useFilterForm.ts';

/** Counts history traversals. */
function useHistoryNavigations(): number {
  const [historyNavigations, setHistoryNavigations] = useState(0);
  useEffect(() => {
    const countNavigation = () => setHistoryNavigations((previousCount) => previousCount + 1);
    addEventListener('popstate', countNavigation);
    return () => removeEventListener('popstate', countNavigation);
  }, []);
  return historyNavigations;
}

export default function FilterColumnContainer({ value, getHref, source, preservedParams }: FiltersProps) {
  const navigate = useNavigate();
  const form = useFilterForm({ source, preservedParams });
  const { facets, isCounting } = useFacets(toCountedSource(source, value));
  const historyNavigations = useHistoryNavigations();
  const features = useFeatures(value.type);
  const requestReferenceData = useSetAtom(referenceDataNeededAtom);
  useEffect(() => requestReferenceData(true), [requestReferenceData]);

  return (
    <FilterColumn
      {...form}
      value={value}
      historyNavigations={historyNavigations}
      onApply={(nextFilters) => navigate(getHref(nextFilters))}
      facets={facets}
      counting={isCounting}
      features={features}
    />
  );
}
