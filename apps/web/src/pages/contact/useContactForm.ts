import { CONTACT_MIN_MS, uuidv7 } from '@mashrabiya/contract';
import type { ContactDraft, ContactMessage } from '@mashrabiya/ui';
import { useCallback, useState } from 'react';
import { useApiMutation } from '../../api/useApiMutation.ts';
import type { Session } from '../../session/storage.ts';
import { parseSavedContact, readSavedContact, type SendAttempt, saveContact } from './contactDraft.ts';

interface FormVisit {
  openedAt: number;
  draft: Partial<ContactDraft>;
  attempt: SendAttempt | undefined;
}

/** Initial values, saving and sending of the contact form. Reads storage: browser only. */
export function useContactForm(user: Session['user'] | null) {
  const email = user?.email ?? '';
  const [{ initial, visit }] = useState(() => {
    const { draft, attempt } = parseSavedContact(readSavedContact(), email);
    const newVisit: FormVisit = { openedAt: performance.now(), draft, attempt };
    return { initial: { ...user, ...draft }, visit: newVisit };
  });
  const { mutateAsync } = useApiMutation('sendContact');

  const saveVisit = useCallback(
    () => saveContact(email, { draft: visit.draft, ...(visit.attempt && { attempt: visit.attempt }) }),
    [email, visit],
  );
  const saveDraft = useCallback(
    (draft: ContactDraft) => {
      visit.draft = draft;
      saveVisit();
    },
    [visit, saveVisit],
  );

  async function send(message: ContactMessage) {
    const words = JSON.stringify(message);
    if (visit.attempt?.words !== words) visit.attempt = { words, key: uuidv7(new Date()) };
    saveVisit();
    const { key } = visit.attempt;
    // A restored form may be sent sooner than the server's minimum time for filling it in.
    const waitMs = CONTACT_MIN_MS - (performance.now() - visit.openedAt);
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    const open_ms = Math.max(CONTACT_MIN_MS, Math.round(performance.now() - visit.openedAt));
    const answer = await mutateAsync({ body: { ...message, key, open_ms } });
    saveContact(email, undefined);
    visit.attempt = undefined;
    return answer;
  }

  return { initial, saveDraft, send };
}
