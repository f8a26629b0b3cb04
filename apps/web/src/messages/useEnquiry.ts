import { useCallback, useMemo } from 'react';
import { useApiMutation } from '../api/useApiMutation.ts';
import { type MessageDraft, readMessageDraft, saveMessageDraft } from './messageDraft.ts';
import { useAttempt } from './useAttempt.ts';

interface Enquiry {
  text: string;
  starts_at?: string;
}

/** Draft and sending of the first message about a property, or of a request for a viewing. Reads storage: browser only. */
export function useEnquiry(propertyId: string, email: string, isOpen: boolean) {
  const subject = useMemo(() => ({ property: propertyId }), [propertyId]);
  // Read again each time the panel opens.
  const draft = useMemo(() => {
    const { text = '', starts_at = null } = isOpen ? readMessageDraft(subject, email) : {};
    return { text, starts_at };
  }, [subject, email, isOpen]);
  const { mutateAsync } = useApiMutation('startConversation', {
    invalidates: ['listConversations', 'getConversation', 'getUnreadMessages'],
  });
  const send = useAttempt(subject, email, async ({ id, text, starts_at }) => {
    const body = starts_at === undefined ? { id, text } : { id, text, starts_at };
    const { data } = await mutateAsync({ params: { id: propertyId }, body });
    return data.id;
  });
  const saveDraft = useCallback(
    (change: Partial<MessageDraft>) =>
      saveMessageDraft(subject, email, { ...readMessageDraft(subject, email), ...change }),
    [subject, email],
  );
  return { draft, saveDraft, send: (enquiry: Enquiry) => send(enquiry) };
}
