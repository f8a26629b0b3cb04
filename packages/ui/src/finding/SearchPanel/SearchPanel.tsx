import { lazy, Suspense } from 'react';
import type { SearchPanelProps } from './searchPanelProps.ts';

export type { SearchPanelProps } from './searchPanelProps.ts';

const SearchResults = lazy(() => import('./SearchResults.tsx'));

/** Results while typing. What draws them comes when the panel first opens. */
export function SearchPanel(props: SearchPanelProps) {
  return (
    <Suspense fallback={null}>
      <SearchResults {...props} />
    </Suspense>
  );
}
