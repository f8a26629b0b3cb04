import type { Action } from '@mashrabiya/contract';
import { FilterBar, type FilterGroup, sameFilters } from '@mashrabiya/ui';
import { useSetAtom } from 'jotai';
import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useFeatures, wantsReferenceAtom } from '../api/reference.ts';
import { useSettled } from '../atoms/useSettled.ts';
import { useFacets } from '../lists/useList.ts';
import { useSlider } from '../routing/useSlider.ts';
import { FilterPanel } from './lazyParts.ts';
import { countedSource, type FiltersProps, useFilterForm } from './useFilterForm.ts';

/** Field group that a quick filter names in the URL: `#filter-price`. */
const groupOf = (hash: string) => /^#filter-(\w+)$/.exec(hash)?.[1] as FilterGroup | undefined;

/** Debounce in milliseconds, so that quick choices fetch counts once. */
const COUNT_AFTER_MS = 250;

interface FilterBarAndPanelProps extends FiltersProps {
  /** On wide windows all filters are in a column beside the list. */
  beside: boolean;
  /** URL of the list with its map, while the map is closed. */
  mapHref: string | undefined;
  actionHrefOf: (action: Action) => string;
  /** The options of the menus come with the next render. */
  menusLater: boolean;
}

export function Filters({
  value,
  hrefOf,
  actionHrefOf,
  source,
  keep,
  beside,
  mapHref,
  menusLater,
}: FilterBarAndPanelProps) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { open, href, onClose } = useSlider('filters');
  const menuSteps = { type: useSlider('type'), price: useSlider('price'), bedrooms: useSlider('bedrooms') };
  const form = useFilterForm({ source, keep });
  const wantReference = useSetAtom(wantsReferenceAtom);
  // Stays mounted after the first opening, to animate its closing and restore focus.
  const [used, setUsed] = useState(open);
  if (open && !used) setUsed(true);
  const named = [value.subcategory_id, value.gover, value.city, value.features].some((id) => id !== undefined);

  const [draft, setDraft] = useState(value);
  const settled = useSettled(draft, COUNT_AFTER_MS);
  const { facets, counting } = useFacets(open ? countedSource(source, settled) : undefined);
  const requestedType = open ? draft.type : value.features && value.type;
  const features = useFeatures(requestedType);

  useEffect(() => {
    if (open || named) wantReference(true);
  }, [open, named, wantReference]);

  return (
    <>
      <FilterBar
        value={value}
        hrefOf={hrefOf}
        panelHref={(group) => (group ? `${href}#filter-${group}` : href)}
        categories={form.categories}
        governorates={form.governorates}
        features={features}
        showAction={form.showAction}
        listAction={form.listAction}
        actionHrefOf={actionHrefOf}
        beside={beside}
        mapHref={mapHref}
        menuSteps={menuSteps}
        menusLater={menusLater}
      />
      {used && (
        <Suspense>
          <FilterPanel
            {...form}
            open={open}
            onClose={onClose}
            value={value}
            onChange={(chosen) => setDraft((now) => (sameFilters(now, chosen) ? now : chosen))}
            onApply={(chosen) => navigate(hrefOf(chosen), { replace: true })}
            facets={facets}
            counting={counting || settled !== draft}
            features={features}
            group={groupOf(hash)}
          />
        </Suspense>
      )}
    </>
  );
}
