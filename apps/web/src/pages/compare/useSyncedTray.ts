import type { Property } from '@mashrabiya/contract';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { chooseComparedAtom, comparedAtom } from '../../compare/compared.ts';

/** Keeps the device's selection equal to the URL. A comparison shared by someone else leaves it alone. */
export function useSyncedTray(ids: readonly string[], listings: readonly Property[], isReady: boolean): void {
  const chosen = useAtomValue(comparedAtom);
  const choose = useSetAtom(chooseComparedAtom);
  const savedIds = useRef<string | null>(null);
  const urlIds = [...ids].sort().join();
  const chosenIds = chosen
    .map(({ id }) => id)
    .sort()
    .join();

  useEffect(() => {
    if (urlIds === chosenIds) savedIds.current = urlIds;
    else if (isReady && savedIds.current !== null && savedIds.current !== urlIds) {
      savedIds.current = urlIds;
      choose(listings);
    }
  }, [urlIds, chosenIds, isReady, listings, choose]);
}
