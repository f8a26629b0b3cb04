import { lazyPart, MissingSilently } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { hydratedAtom } from '../atoms/app.ts';
import { runAfterHydration } from '../release/runAfterHydration.ts';

const Connection = lazyPart(async () => {
  await runAfterHydration();
  return import('./Connection.tsx');
}, MissingSilently);

/** What watches over the network and new releases, once the page has come to life. */
export const LazyConnection = () =>
  useAtomValue(hydratedAtom) && (
    <Suspense>
      <Connection />
    </Suspense>
  );
