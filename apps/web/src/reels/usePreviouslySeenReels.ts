import { useAtomValue, useStore } from 'jotai';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { hydratedAtom } from '../atoms/app.ts';
import { seenReelsAtom } from '../device/seenReels.ts';
import { signedInAtom } from '../session/atoms.ts';

/** Reels watched before this page was opened; fixed afterwards, so that no reel moves. */
export function usePreviouslySeenReels(accountIds: readonly string[] | undefined): ReadonlySet<string> | undefined {
  const store = useStore();
  const isHydrated = useAtomValue(hydratedAtom);
  const isSignedIn = useAtomValue(signedInAtom);
  const deviceIds = useRef<readonly string[]>(null);
  const [seen, setSeen] = useState<ReadonlySet<string>>();

  // Read before any event: the first reel may already play before hydration, and is then added to the seen reels.
  useLayoutEffect(() => {
    const unsubscribe = store.sub(seenReelsAtom, () => undefined);
    deviceIds.current ??= store.get(seenReelsAtom);
    return unsubscribe;
  }, [store]);

  useEffect(() => {
    // Before hydration, users count as visitors.
    if (!isHydrated || (isSignedIn && accountIds === undefined)) return;
    const seenOnDevice = deviceIds.current ?? [];
    const seenOnThisPage = new Set(store.get(seenReelsAtom).filter((id) => !seenOnDevice.includes(id)));
    setSeen(
      (previous) =>
        previous ?? new Set([...seenOnDevice, ...(accountIds ?? []).filter((id) => !seenOnThisPage.has(id))]),
    );
  }, [store, isHydrated, isSignedIn, accountIds]);
  return seen;
}
