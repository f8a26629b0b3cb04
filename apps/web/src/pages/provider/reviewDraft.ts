import type { ReviewDraft } from '@mashrabiya/ui';
import { parseOwnDraft, readDraft, saveDraft } from '../../device/windowDraft.ts';

export type ReviewSubject = { provider: string } | { reply: string };

const getName = (subject: ReviewSubject): string =>
  'provider' in subject ? `review ${subject.provider}` : `reply ${subject.reply}`;

/** Parses an unsent review or reply; only of this user. */
export function parseReviewDraft(stored: string | null, ownerEmail: string): ReviewDraft | undefined {
  const draft = parseOwnDraft(stored, ownerEmail, ['text']);
  if (!draft) return undefined;
  return { rating: 'rating' in draft && typeof draft.rating === 'number' ? draft.rating : null, text: draft.text };
}

export const readReviewDraft = (subject: ReviewSubject, ownerEmail: string): ReviewDraft | undefined =>
  parseReviewDraft(readDraft(getName(subject)), ownerEmail);

/** Saves an unsent text until the window is closed; undefined removes it. */
export const saveReviewDraft = (subject: ReviewSubject, ownerEmail: string, draft: ReviewDraft | undefined): void =>
  saveDraft(getName(subject), draft && { ownerEmail, ...draft });
