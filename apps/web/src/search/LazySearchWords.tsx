import { memo, Suspense } from 'react';
import { SearchWords } from './lazyParts.ts';
import type { SearchWordsProps } from './SearchWords.tsx';

/** Lazy explanation of how a search used its words; rerenders only for another search (see `LazyEmptyList`). */
export const LazySearchWords = memo(function LazySearchWords(props: SearchWordsProps) {
  return (
    <Suspense>
      <SearchWords {...props} />
    </Suspense>
  );
});
