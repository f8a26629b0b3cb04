import type { Message, PrivatePicture } from '@mashrabiya/contract';
import { createListParser, hasStringFields } from '../device/atomWithDeviceStorage.ts';
import { readDraft, saveDraft } from '../device/windowDraft.ts';

export interface MessageContent {
  text: string;
  /** Proposed time of a viewing. */
  starts_at?: string;
  pictures?: PrivatePicture[];
}

/** Message that the server has not confirmed; a retry sends the same id, so that nothing is sent twice. */
export type UnsentMessage = Pick<Message, 'id' | 'sent_at'> & MessageContent;

export const createMessage = (content: MessageContent): UnsentMessage => ({
  ...content,
  id: crypto.randomUUID(),
  sent_at: new Date().toISOString(),
});

const listPictureIds = ({ pictures = [] }: MessageContent) => pictures.map(({ id }) => id).join();

export const isSameContent = (one: MessageContent, other: MessageContent): boolean =>
  one.text === other.text && one.starts_at === other.starts_at && listPictureIds(one) === listPictureIds(other);

export interface MessageDraft {
  text: string;
  /** Chosen time of a viewing; null until it is chosen. */
  starts_at: string | null;
  unsent: readonly UnsentMessage[];
}

/** More than anyone types without a network. */
const MAX_UNSENT = 50;

const parseUnsent = createListParser(
  (value): value is UnsentMessage => hasStringFields(value, ['id', 'text', 'sent_at']),
  MAX_UNSENT,
);
export const EMPTY_DRAFT: MessageDraft = { text: '', starts_at: null, unsent: [] };

/** Parses this window's draft; only of this user, or of a visitor who has logged in since. */
export function parseMessageDraft(stored: string | null, ownerEmail: string): MessageDraft {
  try {
    const draft: unknown = JSON.parse(stored ?? 'null');
    if (!hasStringFields(draft, ['ownerEmail', 'text'])) return EMPTY_DRAFT;
    const isOwn = draft.ownerEmail === ownerEmail;
    if (!isOwn && draft.ownerEmail !== '') return EMPTY_DRAFT;
    return {
      text: draft.text,
      starts_at: hasStringFields(draft, ['starts_at']) ? draft.starts_at : null,
      unsent: parseUnsent(isOwn && 'unsent' in draft ? draft.unsent : undefined),
    };
  } catch {
    return EMPTY_DRAFT;
  }
}

export type DraftSubject = { property: string } | { conversation: string } | { proposal: string };

export function getDraftName(subject: DraftSubject): string {
  if ('property' in subject) return `enquiry ${subject.property}`;
  return 'proposal' in subject ? `proposal ${subject.proposal}` : `messages ${subject.conversation}`;
}

export const readMessageDraft = (subject: DraftSubject, ownerEmail: string): MessageDraft =>
  parseMessageDraft(readDraft(getDraftName(subject)), ownerEmail);

/** Saves the draft until the window is closed; an empty one is removed. */
export function saveMessageDraft(subject: DraftSubject, ownerEmail: string, draft: MessageDraft): void {
  const isEmpty = draft.text === '' && draft.starts_at === null && draft.unsent.length === 0;
  saveDraft(getDraftName(subject), isEmpty ? undefined : { ownerEmail, ...draft });
}
