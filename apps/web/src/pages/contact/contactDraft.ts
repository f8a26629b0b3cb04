import { CONTACT_TOPICS } from '@mashrabiya/contract';
import type { ContactDraft } from '@mashrabiya/ui';
import { readDraft, saveDraft } from '../../device/windowDraft.ts';

const KEY = 'contact-draft';
const TEXT_FIELDS = ['name', 'email', 'phone', 'subject', 'message'] as const;

/** Last attempt: unchanged input is sent with the same idempotency key. */
export interface SendAttempt {
  words: string;
  key: string;
}

export interface SavedContact {
  draft: Partial<ContactDraft>;
  attempt?: SendAttempt;
}

type Fields = Record<string, unknown>;
const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function parseDraft(savedFields: Fields): Partial<ContactDraft> {
  const draft: Partial<ContactDraft> = {};
  for (const name of TEXT_FIELDS) {
    const text = savedFields[name];
    if (typeof text === 'string') draft[name] = text;
  }
  const topic = CONTACT_TOPICS.find((option) => option === savedFields.topic);
  return topic ? { ...draft, topic } : draft;
}

function parseAttempt(savedAttempt: unknown): SendAttempt | undefined {
  if (!isRecord(savedAttempt)) return undefined;
  const { words, key } = savedAttempt;
  return typeof words === 'string' && typeof key === 'string' ? { words, key } : undefined;
}

/** Parses this window's unsent draft; only of this user. */
export function parseSavedContact(text: string | null, ownerEmail: string): SavedContact {
  try {
    const parsedJson: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(parsedJson) || parsedJson.ownerEmail !== ownerEmail || !isRecord(parsedJson.draft))
      return { draft: {} };
    const attempt = parseAttempt(parsedJson.attempt);
    return { draft: parseDraft(parsedJson.draft), ...(attempt && { attempt }) };
  } catch {
    return { draft: {} };
  }
}

export const readSavedContact = (): string | null => readDraft(KEY);

/** Saves the draft until it is sent or the window is closed; undefined removes it. */
export const saveContact = (ownerEmail: string, saved: SavedContact | undefined): void =>
  saveDraft(KEY, saved && { ...saved, ownerEmail });
