import { lazyPart, useWide } from '@mashrabiya/ui';
import { Suspense } from 'react';
import type { FiltersProps } from './useFilterForm.ts';

const FilterSide = lazyPart(() => import('./FilterSide.tsx'));

/**
 * Where all filters stand beside a list, on a desk. How wide the window is, is asked for here and not in the page: a
 * page that is drawn again throws away what the server wrote in its parts whose code is still on its way.
 */
export function LazyFilterSide(filters: FiltersProps) {
  return (
    useWide() && (
      <Suspense>
        <FilterSide {...filters} />
      </Suspense>
    )
  );
}
