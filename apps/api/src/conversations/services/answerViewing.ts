import type { ViewingAnswer } from '@mashrabiya/contract';
import type { Transaction } from 'kysely';
import { AppError } from '../../core/AppError.ts';
import type { Tables } from '../../db/schema.ts';
import type { StoredMessage } from '../../db/tables/conversation.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { type ReminderPayload, VIEWING_REMINDER_JOB } from '../jobs/viewingReminderJob.ts';
import { findViewing, updateViewing } from '../repository/viewings.ts';
import { listReminders } from '../rules/reminderTimes.ts';
import { canAnswer } from '../rules/viewingRules.ts';
import { addMessage, type NewMessage } from './addMessage.ts';
import type { OwnConversation } from './lockOwnConversation.ts';

interface AnswerMessage extends Omit<NewMessage, 'viewing' | 'isFirst'> {
  viewingId: string;
  status: ViewingAnswer;
}

export async function answerViewing(
  tx: Transaction<Tables>,
  ownConversation: OwnConversation,
  { viewingId, status, ...message }: AnswerMessage,
): Promise<StoredMessage> {
  const { now } = message;
  const viewing = await findViewing(tx, viewingId);
  if (!viewing || !canAnswer(viewing, { role: ownConversation.role, answer: status, now }))
    throw new AppError({ code: 'viewing_changed' });
  const { id, starts_at: startsAt, calendar_sequence } = viewing;
  await updateViewing(tx, id, { status, changed_at: now, calendar_sequence: calendar_sequence + 1 });
  if (status === 'accepted') {
    for (const { reminder, runAt } of listReminders(startsAt, now)) {
      const payload: ReminderPayload = { viewing_id: id, reminder };
      await enqueue(tx, { kind: VIEWING_REMINDER_JOB, payload, now, runAt });
    }
  }
  return addMessage(tx, ownConversation, { ...message, viewing: { id, startsAt, change: status } });
}
