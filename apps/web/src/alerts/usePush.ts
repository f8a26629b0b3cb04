import type { PushState } from '@mashrabiya/ui/AlertFields';
import { atom, useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { queryContextAtom } from '../api/queryContext.ts';
import { getCurrentSubscription, readPushState, subscribe, unsubscribe } from './push.ts';

const pushStateAtom = atom<PushState>('off');

export function usePush(siteKey: string | undefined): {
  push: PushState;
  turnOn: () => Promise<void>;
  turnOff: () => Promise<void>;
} {
  const [push, setPush] = useAtom(pushStateAtom);
  const { client } = useAtomValue(queryContextAtom);

  useEffect(() => {
    let isUnmounted = false;
    const setPushIfMounted = (state: PushState) => isUnmounted || setPush(state);
    const readState = async () => {
      const current = await getCurrentSubscription();
      // The server deletes a subscription with its session; the next login here registers it again.
      if (current) await client('subscribePush', { body: current });
      setPushIfMounted(await readPushState());
    };
    readState().catch(() => setPushIfMounted('failed'));
    return () => {
      isUnmounted = true;
    };
  }, [client, setPush]);

  const turnOn = async () => {
    try {
      const subscription = siteKey === undefined ? undefined : await subscribe(siteKey);
      if (subscription) await client('subscribePush', { body: subscription });
      const state = await readPushState();
      setPush(state === 'off' ? 'failed' : state);
    } catch {
      setPush('failed');
    }
  };
  const turnOff = async () => {
    try {
      const endpoint = await unsubscribe();
      // The push service rejects this endpoint from now on, so a failed call does no harm.
      if (endpoint) await client('unsubscribePush', { body: { endpoint } }).catch(() => undefined);
    } finally {
      setPush(await readPushState());
    }
  };
  return { push, turnOn, turnOff };
}
