import { CONVERSATION_ROLES } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { JobHandler } from '../../jobs/JobRunner.ts';
import { findSubscriptionIds } from '../../push/repository/pushSubscriptions.ts';
import { findConversation } from '../repository/conversations.ts';
import { lockViewing, updateViewing } from '../repository/viewings.ts';
import { isReminderUseful, REMINDERS } from '../rules/reminderTimes.ts';
import { getSide } from '../rules/sides.ts';

export const VIEWING_REMINDER_JOB = 'viewing_reminder';
export const VIEWING_MAIL_JOB = 'viewing_mail';
export const VIEWING_PUSH_JOB = 'viewing_push';

const ReminderPayload = z.object({ viewing_id: z.uuid(), reminder: z.enum(REMINDERS) });
export type ReminderPayload = z.infer<typeof ReminderPayload>;

export const RecipientPayload = ReminderPayload.extend({ recipient: z.enum(CONVERSATION_ROLES) });

const SENT_COLUMNS = { day: 'day_reminder_at', hour: 'hour_reminder_at' } as const;

/**
 * Enqueues one reminder of a viewing for both users, unless it was moved or cancelled. It is recorded in the same
 * transaction, so that a job that runs twice sends it once.
 */
export const viewingReminderJob =
  (db: Kysely<Tables>): JobHandler =>
  async (sentPayload, { now }) => {
    const payload = ReminderPayload.parse(sentPayload);
    const { viewing_id: id, reminder } = payload;
    await inTransaction(db, async (tx) => {
      const viewing = await lockViewing(tx, id);
      const sentColumn = SENT_COLUMNS[reminder];
      if (viewing?.status !== 'accepted' || viewing[sentColumn] !== null) return;
      if (!isReminderUseful(reminder, viewing.starts_at, now)) return;
      await updateViewing(tx, id, { [sentColumn]: now });
      const conversation = await findConversation(tx, viewing.conversation_id);
      for (const recipient of CONVERSATION_ROLES) {
        const userId = conversation && getSide(conversation, recipient).userId;
        if (!userId) continue;
        await enqueue(tx, { kind: VIEWING_MAIL_JOB, payload: { ...payload, recipient }, now });
        for (const subscription_id of await findSubscriptionIds(tx, userId, now))
          await enqueue(tx, { kind: VIEWING_PUSH_JOB, payload: { ...payload, recipient, subscription_id }, now });
      }
    });
  };
