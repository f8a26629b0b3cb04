import { lazy, Suspense, useEffect, useState } from 'react';
import { isKept } from '../device/isKept.ts';

const RecentHomes = lazy(() => import('./RecentHomes.tsx'));

/** Where the homes stand that were opened on this device: nothing on the server, nor where there are none. */
export function RecentPlace() {
  const [known, setKnown] = useState(false);
  useEffect(() => setKnown(isKept('recent-homes')), []);
  return (
    known && (
      <Suspense>
        <RecentHomes rail />
      </Suspense>
    )
  );
}
