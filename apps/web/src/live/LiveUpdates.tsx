import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { queryContextAtom } from '../api/queryContext.ts';
import { isLiveAtom } from '../messages/liveState.ts';
import { unreadMessagesAtom } from '../messages/unreadMessages.ts';
import { useSendOutbox } from '../messages/useSendOutbox.ts';
import { sessionAtom } from '../session/atoms.ts';
import { createEventHandler } from './createEventHandler.ts';
import { shareEvents } from './shareEvents.ts';

/**
 * Follows the user's events while the page is open, shows the number of unread messages on the app's icon, and sends
 * messages that wait for the network.
 */
export default function LiveUpdates() {
  const store = useStore();
  const session = useAtomValue(sessionAtom);
  const token = session?.token;
  const unread = useAtomValue(unreadMessagesAtom);
  useSendOutbox();

  useEffect(() => {
    if (token === undefined) return;
    const name = `events of ${store.get(sessionAtom)?.user.email}`;
    let ending: AbortController | undefined;
    const start = () => {
      ending = new AbortController();
      shareEvents({
        name,
        open: (lastEventId, signal) =>
          store.get(queryContextAtom).client('streamUserEvents', {}, signal, { lastEventId }),
        onEvents: createEventHandler(store),
        onLive: (isLive) => store.set(isLiveAtom, isLive),
        signal: ending.signal,
      });
    };
    const stop = () => ending?.abort();
    // An open stream keeps a page out of the back/forward cache.
    const resume = ({ persisted }: PageTransitionEvent) => {
      if (persisted) start();
    };
    addEventListener('pagehide', stop);
    addEventListener('pageshow', resume);
    start();
    return () => {
      removeEventListener('pagehide', stop);
      removeEventListener('pageshow', resume);
      stop();
    };
  }, [store, token]);

  useEffect(() => {
    if (!('setAppBadge' in navigator)) return;
    // Refused to pages that are not installed.
    navigator.setAppBadge(unread).catch(() => undefined);
    return () => {
      navigator.clearAppBadge().catch(() => undefined);
    };
  }, [unread]);
  return null;
}
