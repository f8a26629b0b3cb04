import { Suspense } from 'react';
import { CompareTray } from './lazyParts.ts';
import { useHasCompareTray } from './useHasCompareTray.ts';

export function LazyCompareTray() {
  if (!useHasCompareTray()) return null;
  return (
    <Suspense>
      <CompareTray />
    </Suspense>
  );
}
