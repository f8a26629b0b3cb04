import { EmptyFallback, lazyPart } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { hydratedAtom } from '../atoms/app.ts';
import { runAfterHydration } from '../release/runAfterHydration.ts';

const ConnectionMonitor = lazyPart(async () => {
  await runAfterHydration();
  return import('./ConnectionMonitor.tsx');
}, EmptyFallback);

/** Watches the network and new releases after hydration. */
export const LazyConnectionMonitor = () =>
  useAtomValue(hydratedAtom) && (
    <Suspense>
      <ConnectionMonitor />
    </Suspense>
  );
