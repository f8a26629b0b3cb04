import { findViewingTimeProblem } from '@mashrabiya/contract';
import type { Transaction } from 'kysely';
import { AppError } from '../../core/AppError.ts';
import type { Tables } from '../../db/schema.ts';
import type { StoredMessage } from '../../db/tables/conversation.ts';
import { findOpenViewing, insertViewing, updateViewing } from '../repository/viewings.ts';
import { addMessage, createKeyReusedError, type NewMessage } from './addMessage.ts';
import type { OwnConversation } from './lockOwnConversation.ts';

interface NewViewing extends Omit<NewMessage, 'viewing'> {
  startsAt: Date;
  /** Id of the current viewing, which the proposal moves; null if the user sees none. */
  replaces: string | null;
}

/** Proposes a viewing in a locked conversation. Refuses a proposal that does not replace the current viewing. */
export async function proposeViewing(
  tx: Transaction<Tables>,
  ownConversation: OwnConversation,
  { startsAt, replaces, ...message }: NewViewing,
): Promise<StoredMessage> {
  const { now } = message;
  const problem = findViewingTimeProblem(startsAt, now);
  if (problem) throw new AppError({ code: problem, pointer: '/starts_at' });
  const { conversation, role } = ownConversation;
  const current = await findOpenViewing(tx, conversation.id, now);
  if (current && replaces === null) throw new AppError({ code: 'viewing_exists' });
  if (current?.id !== replaces?.toLowerCase()) throw new AppError({ code: 'viewing_changed' });
  if (current) await updateViewing(tx, current.id, { status: 'moved', changed_at: now });
  const id = message.id.toLowerCase();
  const viewing = await insertViewing(tx, {
    id,
    conversation_id: conversation.id,
    proposed_by: role,
    starts_at: startsAt,
    status: 'proposed',
    created_at: now,
    changed_at: now,
    calendar_id: current?.calendar_id ?? id,
    calendar_sequence: current ? current.calendar_sequence + 1 : 0,
  });
  // A concurrent request stored the id in another conversation.
  if (!viewing) throw createKeyReusedError();
  return addMessage(tx, ownConversation, { ...message, viewing: { id, startsAt, change: 'proposed' } });
}
