import type { Message } from '@mashrabiya/contract';
import type { OutgoingMessage } from '@mashrabiya/ui';
import { useCallback, useState } from 'react';
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

interface Saved {
  draft: MessageDraft;
}

/**
 * Draft and unconfirmed messages of a conversation; both survive navigation and reload. A message shows at once, and a
 * retry sends it with the same id. Reads storage: browser only.
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
    saved.draft.unsent.map((message) => ({ ...message, state: 'failed' })),
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
  const post = async (message: UnsentMessage) => {
    setState(message, 'sending');
    try {
      const { data } = await mutateAsync({
        params: { id: conversationId },
        body: { id: message.id, text: message.text },
      });
      save({ unsent: saved.draft.unsent.filter(({ id }) => id !== message.id) });
      onSent(data);
      setOutgoing((previous) => previous.filter(({ id }) => id !== message.id));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const hasReason = error.status >= 400 && error.status < 500;
      setState(message, 'failed', (hasReason && getToastMessage('sendMessage', error, t)) || undefined);
    }
  };
  const send = async (text: string) => {
    const message = createMessage({ text });
    save({ unsent: [...saved.draft.unsent, message] });
    void post(message);
  };
  const retry = (id: string) => {
    const message = saved.draft.unsent.find((unsent) => unsent.id === id);
    if (message) void post(message);
  };
  return { draft, outgoing, saveText, send, retry };
}
