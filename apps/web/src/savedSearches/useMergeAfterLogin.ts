import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { queryContextAtom } from '../api/queryContext.ts';
import { isStored } from '../device/isStored.ts';
import { signedInAtom } from '../session/atoms.ts';

/** A granted notification permission is reused by the new login. */
const canNotify = () => typeof Notification !== 'undefined' && Notification.permission === 'granted';

/** After a login: merges saved searches, renews notifications, and follows favorites of other tabs. */
export function useMergeAfterLogin(): void {
  const isSignedIn = useAtomValue(signedInAtom);
  const store = useStore();
  useEffect(() => {
    if (!isSignedIn) return;
    let isCancelled = false;
    let stopSync: (() => void) | undefined;
    // Also without a favorite button on the screen: a later one must know of changes in other tabs.
    void import('../favorites/atoms.ts')
      .then(({ syncFavoritesAtom }) => {
        if (!isCancelled) stopSync = store.sub(syncFavoritesAtom, () => undefined);
      })
      .catch(() => undefined);
    // A failure is retried on the next page.
    if (isStored('saved-searches')) {
      void import('./mergeDevice.ts').then(({ mergeDeviceAtom }) => store.set(mergeDeviceAtom)).catch(() => undefined);
    }
    if (canNotify()) {
      void import('../alerts/renewPush.ts')
        .then(({ renewPush }) => renewPush(store.get(queryContextAtom).client))
        .catch(() => undefined);
    }
    return () => {
      isCancelled = true;
      stopSync?.();
    };
  }, [isSignedIn, store]);
}
