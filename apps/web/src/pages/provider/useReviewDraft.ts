import type { ReviewDraft } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { userAtom } from '../../session/atoms.ts';
import { type ReviewSubject, readReviewDraft, saveReviewDraft } from './reviewDraft.ts';

/** Unsent review or reply, which survives navigation, reload and the end of the session. */
export function useReviewDraft(subject: ReviewSubject) {
  const email = useAtomValue(userAtom)?.email ?? '';
  const draft = email === '' ? undefined : readReviewDraft(subject, email);
  const [isOpen, setOpen] = useState<boolean>();
  return {
    draft,
    /** The form is open, or has a draft. */
    isEditing: isOpen ?? draft !== undefined,
    setEditing: setOpen,
    saveDraft: (next: ReviewDraft) => saveReviewDraft(subject, email, next),
    /** Closes the form and removes the draft. */
    finish: () => {
      saveReviewDraft(subject, email, undefined);
      setOpen(false);
    },
  };
}
