import { EmptyFallback, lazyPart } from '@mashrabiya/ui';
import { Suspense, useEffect, useState } from 'react';
import { isStored } from '../device/isStored.ts';

const RecentListings = lazyPart(() => import('./RecentListings.tsx'), EmptyFallback);

/** Lazy rail of recently viewed listings: renders nothing on the server or without any. */
export function LazyRecentListings() {
  const [hasRecent, setHasRecent] = useState(false);
  useEffect(() => setHasRecent(isStored('recent-homes')), []);
  return (
    hasRecent && (
      <Suspense>
        <RecentListings isRail />
      </Suspense>
    )
  );
}
