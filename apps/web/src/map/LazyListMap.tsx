import { lazyPart, MapLoading } from '@mashrabiya/ui';
import { Suspense, useEffect, useState } from 'react';
import type { ListMapProps } from './listMapProps.ts';

const OpenMap = lazyPart(() => import('./OpenMap.tsx'));

/** A list's map, which only a browser draws: a page that is opened on it comes to life by itself once it has loaded. */
export function LazyListMap(props: ListMapProps) {
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  if (!alive) return <div data-needs-app />;
  return (
    <Suspense fallback={<MapLoading />}>
      <OpenMap {...props} />
    </Suspense>
  );
}
