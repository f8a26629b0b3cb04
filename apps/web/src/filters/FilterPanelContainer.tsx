import { areFiltersEqual, type FilterGroup } from '@mashrabiya/ui';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { referenceDataNeededAtom, useFeatures } from '../api/referenceData.ts';
import { useDebouncedValue } from '../atoms/useDebouncedValue.ts';
import { useFacets } from '../lists/useList.ts';
import { LazyPanel } from '../routing/LazyPanel.tsx';
import { useUrlPanel } from '../routing/useUrlPanel.ts';
import { FilterPanel } from './lazyParts.ts';
import { type FiltersProps, toCountedSource, useFilterForm } from './useFilterForm.ts';

/** Field group that a quick filter names in the URL: `#filter-price`. */
const parseFilterGroup = (hash: string) => /^#filter-(\w+)$/.exec(hash)?.[1] as FilterGroup | undefined;

/** Debounce in milliseconds, so that quick choices fetch counts once. */
const COUNT_DEBOUNCE_MS = 250;

/** All filters in a panel, over the list or over its map. */
export function FilterPanelContainer({ value, getHref, source, preservedParams }: FiltersProps) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { open, onClose } = useUrlPanel('filters');
  const form = useFilterForm({ source, preservedParams });
  const requestReferenceData = useSetAtom(referenceDataNeededAtom);

  const [draft, setDraft] = useState(value);
  const debouncedDraft = useDebouncedValue(draft, COUNT_DEBOUNCE_MS);
  const { facets, isCounting } = useFacets(open ? toCountedSource(source, debouncedDraft) : undefined);
  const features = useFeatures(open ? draft.type : undefined);

  useEffect(() => {
    if (open) requestReferenceData(true);
  }, [open, requestReferenceData]);

  return (
    <LazyPanel open={open}>
      <FilterPanel
        {...form}
        open={open}
        onClose={onClose}
        value={value}
        onChange={(nextFilters) =>
          setDraft((currentDraft) => (areFiltersEqual(currentDraft, nextFilters) ? currentDraft : nextFilters))
        }
        onApply={(nextFilters) => navigate(getHref(nextFilters), { replace: true })}
        facets={facets}
        counting={isCounting || debouncedDraft !== draft}
        features={features}
        group={parseFilterGroup(hash)}
      />
    </LazyPanel>
  );
}
