import { lazyPart, MapLoading } from '@mashrabiya/ui';
import { Suspense, useEffect, useState } from 'react';
import type { ListMapProps } from './listMapProps.ts';

const ListMap = lazyPart(() => import('./ListMap.tsx'));

/** Map of a list, rendered only in a browser: a page opened on it hydrates first. */
export function LazyListMap(props: ListMapProps) {
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  if (!isMounted) return <div data-needs-app />;
  return (
    <Suspense fallback={<MapLoading />}>
      <ListMap {...props} />
    </Suspense>
  );
}
