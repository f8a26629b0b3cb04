import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { queryContextAtom } from '../api/context.ts';
import { isKept } from '../device/isKept.ts';
import { signedInAtom } from '../session/atoms.ts';

/** What this browser was asked for before, and takes, is asked of a new login, too. */
const takesNotifications = () => typeof Notification !== 'undefined' && Notification.permission === 'granted';

/**
 * Whatever this device saved before a login goes to the account, its notifications come under the new login, and hearts
 * that are pressed in other tabs are followed. The
 * code for it comes only where there is something to do.
 */
export function useMergeAfterLogin(): void {
  const signedIn = useAtomValue(signedInAtom);
  const store = useStore();
  useEffect(() => {
    if (!signedIn) return;
    let isOver = false;
    let stopFollowing: (() => void) | undefined;
    // Also where no heart is on the screen: one that comes later must know of other tabs' hearts.
    void import('../favorites/atoms.ts')
      .then(({ followHeartsAtom }) => {
        if (!isOver) stopFollowing = store.sub(followHeartsAtom, () => undefined);
      })
      .catch(() => undefined);
    // What fails is tried again on the next page.
    if (isKept('saved-searches')) {
      void import('./mergeDevice.ts').then(({ mergeDeviceAtom }) => store.set(mergeDeviceAtom)).catch(() => undefined);
    }
    if (takesNotifications()) {
      void import('../alerts/renewPush.ts')
        .then(({ renewPush }) => renewPush(store.get(queryContextAtom).client))
        .catch(() => undefined);
    }
    return () => {
      isOver = true;
      stopFollowing?.();
    };
  }, [signedIn, store]);
}
