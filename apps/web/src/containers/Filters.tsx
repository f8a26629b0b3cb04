import { FilterBar, type FilterGroup, type FilterState } from '@mashrabiya/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ListSource } from '../api/queries.ts';
import { useCount } from '../atoms/lists.ts';
import { categoriesAtom, configurationsAtom, governoratesAtom, wantsReferenceAtom } from '../atoms/reference.ts';
import { useSettled } from '../atoms/useSettled.ts';
import { useSlider } from '../routing/useSlider.ts';

const FilterPanel = lazy(() =>
  import('@mashrabiya/ui/FilterPanel').then((module) => ({ default: module.FilterPanel })),
);

/** The group of fields that a quick filter names in the address: `#filter-price`. */
const groupOf = (hash: string) => /^#filter-(\w+)$/.exec(hash)?.[1] as FilterGroup | undefined;

interface FiltersProps {
  value: FilterState;
  /** Address of the list with other filters. */
  hrefOf: (filters: FilterState) => string;
  /** The list that is filtered. */
  source: ListSource;
  /** What the address holds beside the filters. */
  keep: Record<string, string | undefined>;
}

/** The filter bar over a list, and the panel that it opens. */
export function Filters({ value, hrefOf, source, keep }: FiltersProps) {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const { open, href, onClose } = useSlider('filters');
  const categories = useAtomValue(categoriesAtom);
  const governorates = useAtomValue(governoratesAtom);
  const limits = useAtomValue(configurationsAtom);
  const wantReference = useSetAtom(wantsReferenceAtom);
  const showAction = source.query !== undefined;
  // Once opened it stays, so that it can slide away and give the focus back.
  const [used, setUsed] = useState(open);
  if (open && !used) setUsed(true);
  const named = [value.subcategory_id, value.gover, value.city].some((id) => id !== undefined);

  const [draft, setDraft] = useState(value);
  const { action, ...filters } = useSettled(draft);
  const counted = { query: source.query, action: action ?? source.action, filters };
  const count = useCount(open ? counted : undefined);

  useEffect(() => {
    if (open || named) wantReference(true);
  }, [open, named, wantReference]);

  return (
    <>
      <FilterBar
        value={value}
        categories={categories}
        governorates={governorates}
        hrefOf={hrefOf}
        panelHref={(group) => (group ? `${href}#filter-${group}` : href)}
        showAction={showAction}
        listAction={source.action}
      />
      {used && (
        <Suspense>
          <FilterPanel
            open={open}
            onClose={onClose}
            value={value}
            onChange={setDraft}
            onApply={(chosen) => navigate(hrefOf(chosen), { replace: true })}
            count={count}
            categories={categories}
            governorates={governorates}
            limits={limits}
            showAction={showAction}
            listAction={source.action}
            group={groupOf(hash)}
            action={pathname}
            keep={Object.fromEntries(
              Object.entries(keep).filter((entry): entry is [string, string] => Boolean(entry[1])),
            )}
          />
        </Suspense>
      )}
    </>
  );
}
