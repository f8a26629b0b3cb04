import { memo, Suspense } from 'react';
import { SearchWords } from './lazyParts.ts';
import type { SearchWordsProps } from './SearchWords.tsx';

/** Where a search says what became of its words; drawn again only for another search (see `LazyEmptyList`). */
export const LazySearchWords = memo(function LazySearchWords(props: SearchWordsProps) {
  return (
    <Suspense>
      <SearchWords {...props} />
    </Suspense>
  );
});
