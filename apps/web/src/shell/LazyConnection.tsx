import { EmptyFallback, lazyPart } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { hydratedAtom } from '../atoms/app.ts';
import { runAfterHydration } from '../release/runAfterHydration.ts';

const Connection = lazyPart(async () => {
  await runAfterHydration();
  return import('./Connection.tsx');
}, EmptyFallback);

/** Watches the network and new releases after hydration. */
export const LazyConnection = () =>
  useAtomValue(hydratedAtom) && (
    <Suspense>
      <Connection />
    </Suspense>
  );
