import type { Property } from '@mashrabiya/contract';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { chooseComparedAtom, comparedAtom } from '../../compare/compared.ts';

/**
 * A comparison of what this device has chosen stays its own while homes are removed and brought back: the choice follows
 * the address. A comparison that somebody else has sent leaves the choice alone.
 */
export function useFollowingTray(ids: readonly string[], homes: readonly Property[], isReady: boolean): void {
  const chosen = useAtomValue(comparedAtom);
  const choose = useSetAtom(chooseComparedAtom);
  const own = useRef<string | null>(null);
  const asked = [...ids].sort().join();
  const kept = chosen
    .map(({ id }) => id)
    .sort()
    .join();

  useEffect(() => {
    if (asked === kept) own.current = asked;
    else if (isReady && own.current !== null && own.current !== asked) {
      own.current = asked;
      choose(homes);
    }
  }, [asked, kept, isReady, homes, choose]);
}
