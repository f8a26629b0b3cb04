import { notifyManager } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/error.ts';
import { getToastMessage } from '../api/failure.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { addToConversation, setLastMessage } from './messageChanges.ts';
import { type OutboxMessage, outboxAtom, sendingAtom } from './outbox.ts';

const isOffline = () => navigator.onLine === false;

/** Sends a message and removes it from the outbox. Offline it waits; a refused message stays with the reason. */
export function usePostMessage() {
  const { t } = useTranslation();
  const store = useStore();
  const { mutateAsync } = useApiMutation('sendMessage', {
    writes: ({ data }, { params }) => [addToConversation(params.id, data), setLastMessage(params.id, data)],
  });
  const update = (id: string, changes: Partial<OutboxMessage>) =>
    store.set(outboxAtom, (list) => list.map((other) => (other.id === id ? { ...other, ...changes } : other)));

  return async ({ id, conversation, text, pictures = [] }: OutboxMessage): Promise<void> => {
    if (store.get(sendingAtom).has(id)) return;
    update(id, { isWaiting: true, problem: undefined });
    if (isOffline()) return;
    store.set(sendingAtom, (ids) => new Set(ids).add(id));
    try {
      const body = { id, text, pictures: pictures.map((picture) => picture.id) };
      await mutateAsync({ params: { id: conversation }, body });
      // The query cache notifies components in a later task. Until then only the outbox shows the message.
      await new Promise<void>((resolve) => notifyManager.schedule(resolve));
      store.set(outboxAtom, (list) => list.filter((other) => other.id !== id));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const hasReason = error.status >= 400 && error.status < 500;
      const problem = (hasReason && getToastMessage('sendMessage', error, t)) || undefined;
      if (!isOffline()) update(id, { isWaiting: false, problem });
    } finally {
      store.set(sendingAtom, (ids) => new Set([...ids].filter((other) => other !== id)));
    }
  };
}
