import type { ReviewDraft } from '@mashrabiya/ui';
import { hasStringFields } from '../../device/atomWithDeviceStorage.ts';
import { readDraft, saveDraft } from '../../device/windowDraft.ts';

export type ReviewSubject = { provider: string } | { reply: string };

const getName = (subject: ReviewSubject): string =>
  'provider' in subject ? `review ${subject.provider}` : `reply ${subject.reply}`;

/** Parses an unsent review or reply; only of this user. */
export function parseReviewDraft(stored: string | null, ownerEmail: string): ReviewDraft | undefined {
  try {
    const draft: unknown = JSON.parse(stored ?? 'null');
    if (!hasStringFields(draft, ['ownerEmail', 'text']) || draft.ownerEmail !== ownerEmail) return undefined;
    const rating = 'rating' in draft && typeof draft.rating === 'number' ? draft.rating : null;
    return { rating, text: draft.text };
  } catch {
    return undefined;
  }
}

export const readReviewDraft = (subject: ReviewSubject, ownerEmail: string): ReviewDraft | undefined =>
  parseReviewDraft(readDraft(getName(subject)), ownerEmail);

/** Saves an unsent text until the window is closed; undefined removes it. */
export const saveReviewDraft = (subject: ReviewSubject, ownerEmail: string, draft: ReviewDraft | undefined): void =>
  saveDraft(getName(subject), draft && { ownerEmail, ...draft });
