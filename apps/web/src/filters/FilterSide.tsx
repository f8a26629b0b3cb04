import { FilterColumn } from '@mashrabiya/ui/FilterColumn';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { referenceNeededAtom, useFeatures } from '../api/reference.ts';
import { useFacets } from '../lists/useList.ts';
import { type FiltersProps, toCountedSource, useFilterForm } from './useFilterForm.ts';

/** Counts history traversals. */
function useReturnCount(): number {
  const [returnCount, setReturnCount] = useState(0);
  useEffect(() => {
    const countReturn = () => setReturnCount((previousCount) => previousCount + 1);
    addEventListener('popstate', countReturn);
    return () => removeEventListener('popstate', countReturn);
  }, []);
  return returnCount;
}

export default function FilterSide({ value, getHref, source, preservedParams }: FiltersProps) {
  const navigate = useNavigate();
  const form = useFilterForm({ source, preservedParams });
  const { facets, isCounting } = useFacets(toCountedSource(source, value));
  const returnCount = useReturnCount();
  const features = useFeatures(value.type);
  const requestReferenceData = useSetAtom(referenceNeededAtom);
  useEffect(() => requestReferenceData(true), [requestReferenceData]);

  return (
    <FilterColumn
      {...form}
      value={value}
      historyNavigations={returnCount}
      onApply={(chosen) => navigate(getHref(chosen))}
      facets={facets}
      counting={isCounting}
      features={features}
    />
  );
}
