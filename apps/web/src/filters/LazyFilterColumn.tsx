import { lazyPart, useIsWide } from '@mashrabiya/ui';
import { Suspense } from 'react';
import type { FiltersProps } from './useFilterForm.ts';

const FilterColumnContainer = lazyPart(() => import('./FilterColumnContainer.tsx'));

/** Reads the window width here: rerendering the page would discard server HTML of code still loading. */
export function LazyFilterColumn(filters: FiltersProps) {
  return (
    useIsWide() && (
      <Suspense>
        <FilterColumnContainer {...filters} />
      </Suspense>
    )
  );
}
