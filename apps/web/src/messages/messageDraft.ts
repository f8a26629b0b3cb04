import type { Message } from '@mashrabiya/contract';
import { createListParser, hasStringFields } from '../device/deviceAtom.ts';
import { readDraft, saveDraft } from '../device/windowDraft.ts';

/** Message that the server has not confirmed; a retry sends the same id, so that nothing is sent twice. */
export type UnsentMessage = Pick<Message, 'id' | 'text' | 'sent_at'>;

export const createMessage = (text: string): UnsentMessage => ({
  id: crypto.randomUUID(),
  text,
  sent_at: new Date().toISOString(),
});

export interface MessageDraft {
  text: string;
  unsent: readonly UnsentMessage[];
}

/** More than anyone types without a network. */
const MAX_UNSENT = 50;

const parseUnsent = createListParser(
  (value): value is UnsentMessage => hasStringFields(value, ['id', 'text', 'sent_at']),
  MAX_UNSENT,
);
const EMPTY: MessageDraft = { text: '', unsent: [] };

/** Parses this window's draft; only of this user. */
export function parseMessageDraft(stored: string | null, ownerEmail: string): MessageDraft {
  try {
    const draft: unknown = JSON.parse(stored ?? 'null');
    if (!hasStringFields(draft, ['person', 'text']) || draft.person !== ownerEmail) return EMPTY;
    return { text: draft.text, unsent: parseUnsent('unsent' in draft ? draft.unsent : undefined) };
  } catch {
    return EMPTY;
  }
}

export type DraftSubject = { property: string } | { conversation: string };

const getDraftName = (subject: DraftSubject): string =>
  'property' in subject ? `enquiry ${subject.property}` : `messages ${subject.conversation}`;

export const readMessageDraft = (subject: DraftSubject, ownerEmail: string): MessageDraft =>
  parseMessageDraft(readDraft(getDraftName(subject)), ownerEmail);

/** Saves the draft until the window is closed; an empty one is removed. */
export const saveMessageDraft = (subject: DraftSubject, ownerEmail: string, { text, unsent }: MessageDraft): void =>
  saveDraft(
    getDraftName(subject),
    text === '' && unsent.length === 0 ? undefined : { person: ownerEmail, text, unsent },
  );
