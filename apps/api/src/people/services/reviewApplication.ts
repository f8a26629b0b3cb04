import type { ApplicationDecision } from '@mashrabiya/contract';
import type { Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { AdvisorRow } from '../../db/tables/people.ts';
import { pickWrittenNote, toNotes } from '../../decisions/rules/notes.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { recordModeration } from '../../moderation/repository/events.ts';
import { decideApplication } from '../repository/advisors.ts';

/** True if an application is still the pending version that the moderator saw. */
export const isPendingApplication = ({ state, submitted_at }: AdvisorRow, submittedAt: string): boolean =>
  state === 'pending' && submitted_at.toISOString() === submittedAt;

interface Reviewer {
  moderatorId: string;
  origin: string;
  now: Date;
}

export async function reviewApplication(
  tx: Transaction<Tables>,
  { id, user_id: userId, email: recipient }: AdvisorRow,
  decision: ApplicationDecision,
  { moderatorId: actorId, origin, now }: Reviewer,
): Promise<void> {
  const { decision: state } = decision;
  const notes = state === 'rejected' ? toNotes(decision) : toNotes({});
  await decideApplication(tx, id, { state, ...notes, now });
  const kind = `advisor_${state}` as const;
  await recordModeration(tx, { kind, actorId, sellerId: userId, note: pickWrittenNote(notes), now });
  await enqueueMail(tx, { kind, userId, to: recipient, origin, ...notes, now });
}
