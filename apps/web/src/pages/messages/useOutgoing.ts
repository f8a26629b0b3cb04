import type { Message, MessagePicture } from '@mashrabiya/contract';
import type { OutgoingMessage } from '@mashrabiya/ui';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/error.ts';
import { getToastMessage } from '../../api/failure.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import {
  createMessage,
  type MessageDraft,
  readMessageDraft,
  saveMessageDraft,
  type UnsentMessage,
} from '../../messages/messageDraft.ts';
import { addToConversation, setLastMessage } from './messageChanges.ts';

const isOffline = () => navigator.onLine === false;

interface Saved {
  draft: MessageDraft;
}

/**
 * Draft and unconfirmed messages of a conversation; both survive navigation and reload. A message shows at once, and a
 * retry sends it with the same id. Messages that were typed offline are sent when the network returns. Reads storage:
 * browser only.
 */
export function useOutgoing(conversationId: string, email: string, onSent: (message: Message) => void) {
  const { t } = useTranslation();
  const [{ subject, saved }] = useState(() => {
    const draftSubject = { conversation: conversationId };
    const initial: Saved = { draft: readMessageDraft(draftSubject, email) };
    return { subject: draftSubject, saved: initial };
  });
  const [draft] = useState(saved.draft.text);
  const [outgoing, setOutgoing] = useState<readonly OutgoingMessage[]>(() =>
    saved.draft.unsent.map((message) => ({ ...message, state: message.isWaiting ? 'waiting' : 'failed' })),
  );
  const { mutateAsync } = useApiMutation('sendMessage', {
    writes: ({ data }) => [addToConversation(conversationId, data), setLastMessage(conversationId, data)],
  });

  const save = useCallback(
    (change: Partial<MessageDraft>) => {
      saved.draft = { ...saved.draft, ...change };
      saveMessageDraft(subject, email, saved.draft);
    },
    [subject, email, saved],
  );
  const saveText = useCallback((text: string) => save({ text }), [save]);

  const setState = (message: UnsentMessage, state: OutgoingMessage['state'], problem?: string) =>
    setOutgoing((previous) => {
      const next: OutgoingMessage = { ...message, state, problem };
      return previous.some(({ id }) => id === message.id)
        ? previous.map((other) => (other.id === message.id ? next : other))
        : [...previous, next];
    });
  const setWaiting = (message: UnsentMessage, isWaiting: boolean) =>
    save({ unsent: saved.draft.unsent.map((other) => (other.id === message.id ? { ...other, isWaiting } : other)) });
  const wait = (message: UnsentMessage) => {
    setWaiting(message, true);
    setState(message, 'waiting');
  };
  const post = async (message: UnsentMessage) => {
    if (isOffline()) {
      wait(message);
      return;
    }
    setWaiting(message, false);
    setState(message, 'sending');
    try {
      const { data } = await mutateAsync({
        params: { id: conversationId },
        body: { id: message.id, text: message.text, pictures: message.pictures?.map(({ id }) => id) ?? [] },
      });
      save({ unsent: saved.draft.unsent.filter(({ id }) => id !== message.id) });
      onSent(data);
      setOutgoing((previous) => previous.filter(({ id }) => id !== message.id));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isOffline()) {
        wait(message);
        return;
      }
      const hasReason = error.status >= 400 && error.status < 500;
      setState(message, 'failed', (hasReason && getToastMessage('sendMessage', error, t)) || undefined);
    }
  };
  // One after the other, in the order of typing.
  const sendWaiting = useEffectEvent(async () => {
    for (const message of saved.draft.unsent.filter(({ isWaiting }) => isWaiting)) await post(message);
  });
  useEffect(() => {
    const onOnline = () => void sendWaiting();
    addEventListener('online', onOnline);
    onOnline();
    return () => removeEventListener('online', onOnline);
  }, []);
  const send = (text: string, pictures: MessagePicture[]) => {
    const message = createMessage({ text, ...(pictures.length > 0 && { pictures }) });
    save({ unsent: [...saved.draft.unsent, message] });
    void post(message);
  };
  const retry = (id: string) => {
    const message = saved.draft.unsent.find((unsent) => unsent.id === id);
    if (message) void post(message);
  };
  return { draft, outgoing, saveText, send, retry };
}
