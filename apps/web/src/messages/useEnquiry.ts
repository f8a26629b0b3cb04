import { useCallback, useMemo, useRef } from 'react';
import { useApiMutation } from '../api/useApiMutation.ts';
import { createMessage, readMessageDraft, saveMessageDraft, type UnsentMessage } from './messageDraft.ts';

/** Draft and sending of the first message about a property. Reads storage: browser only. */
export function useEnquiry(propertyId: string, email: string, isOpen: boolean) {
  const subject = useMemo(() => ({ property: propertyId }), [propertyId]);
  // Read again each time the panel opens.
  const draft = useMemo(() => (isOpen ? readMessageDraft(subject, email).text : ''), [subject, email, isOpen]);
  const { mutateAsync } = useApiMutation('startConversation', {
    invalidates: ['listConversations', 'getConversation', 'getUnreadMessages'],
  });
  /** Unchanged text is sent with the same id. */
  const attempt = useRef<UnsentMessage>(undefined);
  const saveText = useCallback(
    (text: string) => saveMessageDraft(subject, email, { ...readMessageDraft(subject, email), text }),
    [subject, email],
  );

  async function send(text: string): Promise<string> {
    const saved = readMessageDraft(subject, email);
    if (attempt.current?.text !== text)
      attempt.current = saved.unsent.find((message) => message.text === text) ?? createMessage(text);
    const { id } = attempt.current;
    saveMessageDraft(subject, email, { ...saved, unsent: [attempt.current] });
    const { data } = await mutateAsync({ params: { id: propertyId }, body: { id, text } });
    attempt.current = undefined;
    saveMessageDraft(subject, email, { text: '', unsent: [] });
    return data.id;
  }
  return { draft, saveText, send };
}
