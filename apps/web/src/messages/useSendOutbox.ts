import { useAtomValue, useStore } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { sessionAtom } from '../session/atoms.ts';
import { outboxAtom } from './outbox.ts';
import { usePostMessage } from './usePostMessage.ts';

/** Sends messages that wait for the network, on any page: when it mounts, and when the browser is online again. */
export function useSendOutbox(): void {
  const store = useStore();
  const post = usePostMessage();
  // A mounted atom follows the storage.
  useAtomValue(outboxAtom);
  // In sequence, to keep the order of the messages.
  const sendOutbox = useEffectEvent(async () => {
    const email = store.get(sessionAtom)?.user.email;
    for (const message of store.get(outboxAtom)) if (message.email === email && message.isWaiting) await post(message);
  });
  useEffect(() => {
    const onOnline = () => void sendOutbox();
    addEventListener('online', onOnline);
    onOnline();
    return () => removeEventListener('online', onOnline);
  }, []);
}
