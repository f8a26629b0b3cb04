import { FilterColumn } from '@mashrabiya/ui/FilterColumn';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFeatures, wantsReferenceAtom } from '../api/reference.ts';
import { useFacets } from '../lists/useList.ts';
import { countedSource, type FiltersProps, useFilterForm } from './useFilterForm.ts';

/** Counts history traversals. */
function useReturns(): number {
  const [returned, setReturned] = useState(0);
  useEffect(() => {
    const count = () => setReturned((before) => before + 1);
    addEventListener('popstate', count);
    return () => removeEventListener('popstate', count);
  }, []);
  return returned;
}

export default function FilterSide({ value, hrefOf, source, keep }: FiltersProps) {
  const navigate = useNavigate();
  const form = useFilterForm({ source, keep });
  const { facets, counting } = useFacets(countedSource(source, value));
  const returned = useReturns();
  const features = useFeatures(value.type);
  const wantReference = useSetAtom(wantsReferenceAtom);
  useEffect(() => wantReference(true), [wantReference]);

  return (
    <FilterColumn
      {...form}
      value={value}
      returned={returned}
      onApply={(chosen) => navigate(hrefOf(chosen))}
      facets={facets}
      counting={counting}
      features={features}
    />
  );
}
