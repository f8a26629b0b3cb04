import { useCallback, useMemo } from 'react';
import { useApiMutation } from '../api/useApiMutation.ts';
import { useAttachments } from '../uploads/useAttachments.ts';
import { getDraftName, type MessageDraft, readMessageDraft, saveMessageDraft } from './messageDraft.ts';
import { useIdempotentSend } from './useIdempotentSend.ts';

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
  const {
    controls: pictures,
    finishUploads,
    clear,
  } = useAttachments({
    key: `${email} ${getDraftName(subject)}`,
    uploadCall: 'uploadMessagePicture',
    getCall: 'getMessagePicture',
  });
  const post = useIdempotentSend(subject, email, async ({ id, text, starts_at, pictures = [] }) => {
    const body = { id, text, pictures: pictures.map((picture) => picture.id), ...(starts_at && { starts_at }) };
    const { data } = await mutateAsync({ params: { id: propertyId }, body });
    return data.id;
  });
  const send = async (enquiry: Enquiry): Promise<string> => {
    // A request for a viewing has no pictures; those of an unsent message stay.
    const uploaded = enquiry.starts_at === undefined ? await finishUploads() : [];
    const conversationId = await post({ ...enquiry, ...(uploaded.length > 0 && { pictures: uploaded }) });
    clear(uploaded);
    return conversationId;
  };
  const saveDraft = useCallback(
    (change: Partial<MessageDraft>) =>
      saveMessageDraft(subject, email, { ...readMessageDraft(subject, email), ...change }),
    [subject, email],
  );
  return { draft, saveDraft, pictures, send };
}
