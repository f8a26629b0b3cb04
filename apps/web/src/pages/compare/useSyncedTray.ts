import type { Property } from '@mashrabiya/contract';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { comparedAtom, setComparedAtom } from '../../compare/compared.ts';

/** Keeps the device's selection equal to the URL. A comparison shared by someone else leaves it alone. */
export function useSyncedTray(ids: readonly string[], listings: readonly Property[], isReady: boolean): void {
  const comparedListings = useAtomValue(comparedAtom);
  const choose = useSetAtom(setComparedAtom);
  const savedIds = useRef<string | null>(null);
  const urlIds = [...ids].sort().join();
  const comparedIds = comparedListings
    .map(({ id }) => id)
    .sort()
    .join();

  useEffect(() => {
    if (urlIds === comparedIds) savedIds.current = urlIds;
    else if (isReady && savedIds.current !== null && savedIds.current !== urlIds) {
      savedIds.current = urlIds;
      choose(listings);
    }
  }, [urlIds, comparedIds, isReady, listings, choose]);
}
