import { lazyPart } from '@mashrabiya/ui';
import { memo, Suspense } from 'react';
import type { EmptyListProps } from './EmptyList.tsx';

const EmptyList = lazyPart(() => import('./EmptyList.tsx'));

/**
 * Where a list without homes says so. It is drawn again only for another address: a part that is drawn again before its
 * code has come loses what the server wrote, and with it the link that somebody is about to press.
 */
export const LazyEmptyList = memo(
  function LazyEmptyList(props: EmptyListProps) {
    return (
      <Suspense>
        <EmptyList {...props} />
      </Suspense>
    );
  },
  // The two addresses hold the path, the words and every filter: all else that it gets follows from them.
  (before, after) => before.clearHref === after.clearHref && before.wordlessHref === after.wordlessHref,
);
