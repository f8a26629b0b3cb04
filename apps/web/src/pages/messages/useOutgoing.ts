import type { PrivatePicture } from '@mashrabiya/contract';
import type { OutgoingMessage } from '@mashrabiya/ui';
import { useAtom, useAtomValue } from 'jotai';
import { useCallback, useState } from 'react';
import { createMessage, EMPTY_DRAFT, readMessageDraft, saveMessageDraft } from '../../messages/messageDraft.ts';
import { type OutboxMessage, outboxAtom, sendingAtom } from '../../messages/outbox.ts';
import { usePostMessage } from '../../messages/usePostMessage.ts';

/**
 * Draft and unconfirmed messages of a conversation; both survive navigation and reload. `useSendOutbox` sends messages
 * that were written offline. Reads storage: browser only.
 */
export function useOutgoing(conversationId: string, email: string) {
  const [subject] = useState({ conversation: conversationId });
  const [draft] = useState(() => readMessageDraft(subject, email).text);
  const saveText = useCallback(
    (text: string) => saveMessageDraft(subject, email, { ...EMPTY_DRAFT, text }),
    [subject, email],
  );
  const [outbox, changeOutbox] = useAtom(outboxAtom);
  const sendingIds = useAtomValue(sendingAtom);
  const post = usePostMessage();
  const unsent = outbox.filter((message) => message.email === email && message.conversation === conversationId);
  const getState = ({ id, isWaiting }: OutboxMessage): OutgoingMessage['state'] => {
    if (sendingIds.has(id)) return 'sending';
    return isWaiting ? 'waiting' : 'failed';
  };
  const send = (text: string, pictures: PrivatePicture[]) => {
    const content = createMessage({ text, ...(pictures.length > 0 && { pictures }) });
    const message = { ...content, email, conversation: conversationId };
    changeOutbox((list) => [...list, message]);
    void post(message);
  };
  const retry = (id: string) => {
    const message = unsent.find((other) => other.id === id);
    if (message) void post(message);
  };
  return {
    draft,
    outgoing: unsent.map((message) => ({ ...message, state: getState(message) })),
    saveText,
    send,
    retry,
  };
}
