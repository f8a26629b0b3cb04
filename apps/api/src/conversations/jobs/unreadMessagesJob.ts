import { CONVERSATION_ROLES } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { JobHandler } from '../../jobs/JobRunner.ts';
import { lockConversation, updateConversation } from '../repository/conversations.ts';
import { findMessagesAfter } from '../repository/messages.ts';
import { computeMailTime } from '../rules/messageTimes.ts';
import { getPartnerRole, getSide, toSideColumns } from '../rules/sides.ts';

export const UNREAD_MESSAGES_JOB = 'unread_messages';
export const MESSAGE_MAIL_JOB = 'message_mail';

export const UnreadMessagesPayload = z.object({ conversation_id: z.uuid(), recipient: z.enum(CONVERSATION_ROLES) });
export type UnreadMessagesPayload = z.infer<typeof UnreadMessagesPayload>;

/**
 * Enqueues a mail about messages that have been unread for ten minutes, once until all are read. The mail is enqueued
 * in the transaction that records it, so that two jobs of a conversation cause one mail, and its retries no second one.
 */
export const unreadMessagesJob =
  (db: Kysely<Tables>): JobHandler =>
  async (sentPayload, { now }) => {
    const payload = UnreadMessagesPayload.parse(sentPayload);
    const { conversation_id: conversationId, recipient } = payload;
    return inTransaction(db, async (tx): Promise<Date | undefined> => {
      const conversation = await lockConversation(tx, conversationId);
      if (!conversation) return undefined;
      const side = getSide(conversation, recipient);
      const unreadMessages = { conversationId, sender: getPartnerRole(recipient), after: side.readUntil };
      const [oldestUnread] = await findMessagesAfter(tx, unreadMessages, 1);
      if (!oldestUnread || side.mailedAt !== null || side.isMuted) return undefined;
      const mailTime = computeMailTime(oldestUnread.sent_at);
      // The message of this job was read, and a later one was not.
      if (mailTime > now) return mailTime;
      await updateConversation(tx, conversationId, toSideColumns(recipient, { ...side, mailedAt: now }));
      await enqueue(tx, { kind: MESSAGE_MAIL_JOB, payload, now });
      return undefined;
    });
  };
