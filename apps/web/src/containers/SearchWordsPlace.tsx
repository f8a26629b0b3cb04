import { lazy, memo, Suspense } from 'react';
import type { SearchWordsProps } from './SearchWords.tsx';

const SearchWords = lazy(() => import('./SearchWords.tsx'));

/** Where a search says what became of its words; drawn again only for another search (see `EmptyPlace`). */
export const SearchWordsPlace = memo(function SearchWordsPlace(props: SearchWordsProps) {
  return (
    <Suspense>
      <SearchWords {...props} />
    </Suspense>
  );
});
