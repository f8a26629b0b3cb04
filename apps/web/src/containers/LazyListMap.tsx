import { lazyPart } from '@mashrabiya/ui';
import { Suspense, useEffect, useState } from 'react';
import type { ListMapProps } from './listMapProps.ts';

const OpenMap = lazyPart(() => import('./OpenMap.tsx'));

/** A list's map, which only a browser draws: nothing of it is fetched before the page has come to life. */
export function LazyListMap(props: ListMapProps) {
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  if (!alive) return null;
  return (
    <Suspense>
      <OpenMap {...props} />
    </Suspense>
  );
}
