import { useRef } from 'react';
import {
  createMessage,
  type DraftSubject,
  EMPTY_DRAFT,
  getDraftName,
  isSameContent,
  type MessageContent,
  readMessageDraft,
  saveMessageDraft,
  type UnsentMessage,
} from './messageDraft.ts';

/**
 * Sends the message of a form. An unchanged one is sent with the same id, also after a reload, so that it arrives once.
 * Success removes the draft.
 */
export function useIdempotentSend<T, E extends readonly unknown[] = []>(
  subject: DraftSubject,
  email: string,
  post: (message: UnsentMessage, ...extra: E) => Promise<T>,
) {
  const attempt = useRef<{ draft: string; message: UnsentMessage }>(undefined);
  const draft = getDraftName(subject);
  return async (content: MessageContent, ...extra: E): Promise<T> => {
    const saved = readMessageDraft(subject, email);
    const candidates = attempt.current?.draft === draft ? [attempt.current.message] : saved.unsent;
    const message = candidates.find((unsent) => isSameContent(unsent, content)) ?? createMessage(content);
    attempt.current = { draft, message };
    saveMessageDraft(subject, email, { ...saved, unsent: [message] });
    const result = await post(message, ...extra);
    attempt.current = undefined;
    saveMessageDraft(subject, email, EMPTY_DRAFT);
    return result;
  };
}
