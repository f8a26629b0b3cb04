import type { Property } from '@mashrabiya/contract';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { chooseComparedAtom, comparedAtom } from '../../compare/compared.ts';

/** Keeps the device's selection equal to the URL. A comparison shared by someone else leaves it alone. */
export function useFollowingTray(ids: readonly string[], listings: readonly Property[], isReady: boolean): void {
  const chosen = useAtomValue(comparedAtom);
  const choose = useSetAtom(chooseComparedAtom);
  const own = useRef<string | null>(null);
  const asked = [...ids].sort().join();
  const remaining = chosen
    .map(({ id }) => id)
    .sort()
    .join();

  useEffect(() => {
    if (asked === remaining) own.current = asked;
    else if (isReady && own.current !== null && own.current !== asked) {
      own.current = asked;
      choose(listings);
    }
  }, [asked, remaining, isReady, listings, choose]);
}
