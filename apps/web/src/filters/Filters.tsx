import type { Action } from '@mashrabiya/contract';
import { areFiltersEqual, FilterBar, type FilterGroup } from '@mashrabiya/ui';
import { useSetAtom } from 'jotai';
import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { referenceNeededAtom, useFeatures } from '../api/reference.ts';
import { useDebouncedValue } from '../atoms/useDebouncedValue.ts';
import { useFacets } from '../lists/useList.ts';
import { useSlider } from '../routing/useSlider.ts';
import { FilterPanel } from './lazyParts.ts';
import { type FiltersProps, toCountedSource, useFilterForm } from './useFilterForm.ts';

/** Field group that a quick filter names in the URL: `#filter-price`. */
const parseFilterGroup = (hash: string) => /^#filter-(\w+)$/.exec(hash)?.[1] as FilterGroup | undefined;

/** Debounce in milliseconds, so that quick choices fetch counts once. */
const COUNT_DEBOUNCE_MS = 250;

interface FilterBarAndPanelProps extends FiltersProps {
  /** On wide windows all filters are in a column beside the list. */
  hasColumn: boolean;
  /** URL of the list with its map, while the map is closed. */
  mapHref: string | undefined;
  getActionHref: (action: Action) => string;
  /** Renders the options of the menus only with the next render. */
  deferMenus: boolean;
}

export function Filters({
  value,
  getHref,
  getActionHref,
  source,
  preservedParams,
  hasColumn: isColumnShown,
  mapHref,
  deferMenus,
}: FilterBarAndPanelProps) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { open, href, onClose } = useSlider('filters');
  const menuSliders = { type: useSlider('type'), price: useSlider('price'), bedrooms: useSlider('bedrooms') };
  const form = useFilterForm({ source, preservedParams });
  const requestReferenceData = useSetAtom(referenceNeededAtom);
  // Stays mounted after the first opening, to animate its closing and restore focus.
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  const needsReferenceData = [value.subcategory_id, value.gover, value.city, value.features].some(
    (id) => id !== undefined,
  );

  const [draft, setDraft] = useState(value);
  const debouncedDraft = useDebouncedValue(draft, COUNT_DEBOUNCE_MS);
  const { facets, isCounting } = useFacets(open ? toCountedSource(source, debouncedDraft) : undefined);
  const requestedType = open ? draft.type : value.features && value.type;
  const features = useFeatures(requestedType);

  useEffect(() => {
    if (open || needsReferenceData) requestReferenceData(true);
  }, [open, needsReferenceData, requestReferenceData]);

  return (
    <>
      <FilterBar
        value={value}
        getHref={getHref}
        getPanelHref={(group) => (group ? `${href}#filter-${group}` : href)}
        categories={form.categories}
        governorates={form.governorates}
        features={features}
        showAction={form.showAction}
        listAction={form.listAction}
        getActionHref={getActionHref}
        hasColumn={isColumnShown}
        mapHref={mapHref}
        menuSteps={menuSliders}
        deferMenus={deferMenus}
      />
      {wasOpened && (
        <Suspense>
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
        </Suspense>
      )}
    </>
  );
}
