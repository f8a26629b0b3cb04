import type { LeadNoteInput } from '@mashrabiya/contract';
import { parseOwnDraft, readDraft, saveDraft } from '../../device/windowDraft.ts';

const getName = (leadId: string): string => `lead ${leadId}`;

/** Parses an unsaved note; only of this user. It may be longer than a saved one. */
export function parseLeadDraft(stored: string | null, ownerEmail: string): LeadNoteInput | undefined {
  const draft = parseOwnDraft(stored, ownerEmail, ['note']);
  if (!draft) return undefined;
  const day = 'follow_up_on' in draft ? draft.follow_up_on : null;
  return { note: draft.note, follow_up_on: typeof day === 'string' ? day : null };
}

/** Unsaved note and follow-up date of a lead. */
export const readLeadDraft = (leadId: string, ownerEmail: string): LeadNoteInput | undefined =>
  parseLeadDraft(readDraft(getName(leadId)), ownerEmail);

/** Saves an unsaved note until the window is closed; undefined removes it. */
export const saveLeadDraft = (leadId: string, ownerEmail: string, draft: LeadNoteInput | undefined): void =>
  saveDraft(getName(leadId), draft && { ownerEmail, ...draft });
