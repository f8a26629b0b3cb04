import { lazyPart } from '@mashrabiya/ui';
import { memo, Suspense } from 'react';
import type { EmptyListProps } from './EmptyList.tsx';

const EmptyList = lazyPart(() => import('./EmptyList.tsx'));

/** Rerenders only for another URL: before its code loads, a rerender would lose the server HTML. */
export const LazyEmptyList = memo(
  function LazyEmptyList(props: EmptyListProps) {
    return (
      <Suspense>
        <EmptyList {...props} />
      </Suspense>
    );
  },
  // The two URLs contain the path, the words and every filter; the other props follow from them.
  (previousProps, nextProps) =>
    previousProps.clearHref === nextProps.clearHref && previousProps.hrefWithoutWords === nextProps.hrefWithoutWords,
);
