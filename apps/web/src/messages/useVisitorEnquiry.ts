import type { EnquiryKind, VisitorInput } from '@mashrabiya/contract';
import type { VisitorDraft } from '@mashrabiya/ui';
import { useSetAtom } from 'jotai';
import { useCallback, useMemo, useState } from 'react';
import { useApiMutation } from '../api/useApiMutation.ts';
import { changeSessionAtom } from '../session/atoms.ts';
import { useMarkConfirmed } from '../session/useConfirmation.ts';
import { EMPTY_DRAFT, readMessageDraft, saveMessageDraft } from './messageDraft.ts';
import { useIdempotentSend } from './useIdempotentSend.ts';
import {
  getCodeSubject,
  type MailedCode,
  readMailedCode,
  readVisitorDetails,
  removeVisitorDrafts,
  saveMailedCode,
  saveVisitorDetails,
} from './visitorDraft.ts';

/** Owner of drafts without a login. */
const NO_USER = '';

/**
 * Steps of a visitor who writes without an account. Text, details and code survive a reload. Returning to the form and
 * continuing with the same address needs no other code. Reads storage: browser only.
 */
export function useVisitorEnquiry(kind: EnquiryKind, propertyId: string, isOpen: boolean) {
  const subject = useMemo(() => ({ property: propertyId }), [propertyId]);
  const codeSubject = getCodeSubject(kind, propertyId);
  const [mailedCode, setMailedCode] = useState<MailedCode | null>(() => readMailedCode(new Date()));
  const ownCode = mailedCode?.subject === codeSubject ? mailedCode : null;
  const [isEditing, setIsEditing] = useState(false);
  /** Submitted form, in case that storage is refused. */
  const [submitted, setSubmitted] = useState<VisitorDraft | null>(null);
  const readVisitorDraft = (): VisitorDraft => {
    const { text, starts_at } = readMessageDraft(subject, NO_USER);
    const details = readVisitorDetails();
    return details.email === '' && submitted ? submitted : { text, starts_at, ...details };
  };
  const request = useApiMutation('requestEnquiryCode');
  const confirm = useApiMutation('sendVisitorEnquiry');
  const changeSession = useSetAtom(changeSessionAtom);
  const markConfirmed = useMarkConfirmed();

  const onDraft = useCallback(
    ({ text, starts_at, ...details }: VisitorDraft) => {
      saveVisitorDetails(details);
      const previous = readMessageDraft(subject, NO_USER);
      // An empty form must not replace the draft of a user who has logged out.
      if (previous === EMPTY_DRAFT && text === '' && starts_at === null) return;
      saveMessageDraft(subject, NO_USER, { ...previous, text, starts_at: starts_at ?? previous.starts_at });
    },
    [subject],
  );
  const requestCode = async (email: string) => {
    const { data } = await request.mutateAsync({ params: { id: propertyId }, body: { email, kind } });
    const code = { email, ...data, subject: codeSubject };
    saveMailedCode(code);
    setMailedCode(code);
  };
  const send = useIdempotentSend(subject, NO_USER, async (message, code: string) => {
    const { name, phone } = readVisitorDraft();
    const challenge = ownCode?.challenge ?? '';
    const { id, text, starts_at } = message;
    const content = starts_at === undefined ? { id, text } : { id, text, starts_at };
    const { data } = await confirm.mutateAsync({
      params: { id: propertyId },
      body: { ...content, name, phone, challenge, code },
    });
    return data;
  });
  return {
    draft: isOpen ? readVisitorDraft() : undefined,
    onDraft,
    codeSentTo: ownCode && !isEditing ? ownCode.email : null,
    onRequestCode: async (input: VisitorInput) => {
      setSubmitted({ ...input, starts_at: input.starts_at ?? null });
      const isCodeValid = ownCode?.email === input.email && Date.parse(ownCode.expires_at) > Date.now();
      if (!isCodeValid) await requestCode(input.email);
      setIsEditing(false);
    },
    onResend: () => requestCode(ownCode?.email ?? ''),
    onBack: () => setIsEditing(true),
    /** Sends the message, logs in, and resolves with the id of the conversation. */
    onSubmitCode: async (code: string) => {
      const { text, starts_at } = readVisitorDraft();
      const content = kind === 'viewing' && starts_at !== null ? { text, starts_at } : { text };
      const { id, login } = await send(content, code);
      removeVisitorDrafts();
      setMailedCode(null);
      markConfirmed(login.token);
      changeSession(login);
      return id;
    },
  };
}
