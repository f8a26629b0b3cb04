import { useAtomValue, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { seenReelsAtom } from '../device/seenReels.ts';
import { signedInAtom } from '../session/atoms.ts';

/**
 * The clips that were seen before this page was opened, on this device or by this account: undefined until it is known.
 * It stays the same afterwards, so that no clip moves while somebody watches.
 */
export function useSeenBefore(ofAccount: readonly string[] | undefined): ReadonlySet<string> | undefined {
  const store = useStore();
  const signedIn = useAtomValue(signedInAtom);
  const [seen, setSeen] = useState<ReadonlySet<string>>();
  useEffect(() => {
    if (signedIn && ofAccount === undefined) return;
    const follow = store.sub(seenReelsAtom, () => undefined);
    setSeen((known) => known ?? new Set([...store.get(seenReelsAtom), ...(ofAccount ?? [])]));
    return follow;
  }, [store, signedIn, ofAccount]);
  return seen;
}
