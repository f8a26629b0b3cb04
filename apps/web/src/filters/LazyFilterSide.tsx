import { lazyPart, useIsWide } from '@mashrabiya/ui';
import { Suspense } from 'react';
import type { FiltersProps } from './useFilterForm.ts';

const FilterSide = lazyPart(() => import('./FilterSide.tsx'));

/** Reads the window width here: rerendering the page would discard server HTML of code still loading. */
export function LazyFilterSide(filters: FiltersProps) {
  return (
    useIsWide() && (
      <Suspense>
        <FilterSide {...filters} />
      </Suspense>
    )
  );
}
