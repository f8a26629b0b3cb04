import type { ConversationRole, Viewing, ViewingAnswer } from '@mashrabiya/contract';
import type { ViewingRow } from '../../db/tables/conversation.ts';

/** True if a user may still answer a viewing: a proposal of the partner, or for a cancellation any open one. */
export function canAnswer(
  { status, starts_at, proposed_by }: Pick<ViewingRow, 'status' | 'starts_at' | 'proposed_by'>,
  { role, answer, now }: { role: ConversationRole; answer: ViewingAnswer; now: Date },
): boolean {
  if (starts_at <= now) return false;
  if (answer === 'cancelled') return status === 'proposed' || status === 'accepted';
  return status === 'proposed' && proposed_by !== role;
}

/** A proposed or accepted viewing as one of the users sees it; null for any other. */
export const toViewing = (
  { id, starts_at, status, proposed_by }: ViewingRow,
  role: ConversationRole,
): Viewing | null =>
  status === 'proposed' || status === 'accepted'
    ? { id, starts_at: starts_at.toISOString(), status, is_own_proposal: proposed_by === role }
    : null;
