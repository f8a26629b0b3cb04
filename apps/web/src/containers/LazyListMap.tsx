import { lazyPart, MissingSilently } from '@mashrabiya/ui';
import { Suspense, useEffect, useState } from 'react';
import type { ListMapProps } from './listMapProps.ts';

const ListMap = lazyPart(() => import('./ListMap.tsx'), MissingSilently);

/** Where a list's map is, and the way to it. Nothing of either is fetched before the page has come to life. */
export function LazyListMap(props: ListMapProps) {
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  if (!alive) return null;
  return (
    <Suspense>
      <ListMap {...props} />
    </Suspense>
  );
}
