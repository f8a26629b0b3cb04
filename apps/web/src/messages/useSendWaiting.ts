import { useAtomValue, useStore } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { sessionAtom } from '../session/atoms.ts';
import { outboxAtom } from './outbox.ts';
import { usePostMessage } from './usePostMessage.ts';

/** Sends messages that were written without a network, from any page: now, and when the network returns. */
export function useSendWaiting(): void {
  const store = useStore();
  const post = usePostMessage();
  // The atom follows the storage while it is used.
  useAtomValue(outboxAtom);
  // One after the other, in the order of typing.
  const sendWaiting = useEffectEvent(async () => {
    const email = store.get(sessionAtom)?.user.email;
    for (const message of store.get(outboxAtom)) if (message.person === email && message.isWaiting) await post(message);
  });
  useEffect(() => {
    const onOnline = () => void sendWaiting();
    addEventListener('online', onOnline);
    onOnline();
    return () => removeEventListener('online', onOnline);
  }, []);
}
