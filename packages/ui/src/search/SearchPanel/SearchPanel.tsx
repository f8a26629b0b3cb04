import { Suspense } from 'react';
import { lazyPart } from '../../foundation/lazyPart/lazyPart.tsx';
import type { SearchPanelProps } from './searchPanelProps.ts';

export type { SearchPanelProps } from './searchPanelProps.ts';

const SearchResults = lazyPart(() => import('./SearchResults.tsx'));

/** Results while typing, loaded when the panel first opens. */
export function SearchPanel(props: SearchPanelProps) {
  return (
    <Suspense fallback={null}>
      <SearchResults {...props} />
    </Suspense>
  );
}
