import type { LeadNoteInput } from '@mashrabiya/contract';
import { useAtomValue } from 'jotai';
import { useCallback, useMemo } from 'react';
import { userAtom } from '../../session/atoms.ts';
import { readLeadDraft, saveLeadDraft } from './leadDraft.ts';

/** Unsaved note of a lead, which survives navigation and reload. Reads storage: browser only. */
export function useLeadDraft(leadId: string | undefined) {
  const email = useAtomValue(userAtom)?.email ?? '';
  // Read again each time another lead opens.
  const draft = useMemo(() => (leadId === undefined ? undefined : readLeadDraft(leadId, email)), [leadId, email]);
  const onDraft = useCallback(
    (next: LeadNoteInput | undefined) => {
      if (leadId !== undefined) saveLeadDraft(leadId, email, next);
    },
    [leadId, email],
  );
  return { draft, onDraft };
}
