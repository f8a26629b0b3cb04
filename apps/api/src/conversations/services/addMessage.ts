import type { Kysely, Transaction } from 'kysely';
import { AppError } from '../../core/AppError.ts';
import type { Tables } from '../../db/schema.ts';
import type { ConversationRow, MessageRow } from '../../db/tables/conversation.ts';
import { enqueue } from '../../jobs/jobs.ts';
import { UNREAD_MESSAGES_JOB, type UnreadMessagesPayload } from '../jobs/unreadMessagesJob.ts';
import { findConversation, updateConversation } from '../repository/conversations.ts';
import { findMessage, insertMessage } from '../repository/messages.ts';
import { computeMailTime, computeSentAt } from '../rules/messageTimes.ts';
import { findRole, getPartnerRole, getSide, toSideColumns } from '../rules/sides.ts';
import type { OwnConversation } from './lockOwnConversation.ts';

const keyReused = () => new AppError({ code: 'key_reused', pointer: '/id' });

export interface SentMessage {
  message: MessageRow;
  conversation: ConversationRow;
}

/** Message that the user sent with this id before; refuses an id of another user. */
export async function findRepeatedMessage(
  db: Kysely<Tables>,
  id: string,
  { userId, isSameConversation }: { userId: string; isSameConversation: (row: ConversationRow) => boolean },
): Promise<SentMessage | undefined> {
  const message = await findMessage(db, id);
  if (!message) return undefined;
  const conversation = await findConversation(db, message.conversation_id);
  if (!conversation || !isSameConversation(conversation) || findRole(conversation, userId) !== message.sender)
    throw keyReused();
  return { message, conversation };
}

/**
 * Adds a message to a locked conversation, and marks the earlier ones as read by its sender. It is unread for the
 * partner, who is mailed later; a mail about earlier unread messages covers this one, too.
 */
export async function addMessage(
  tx: Transaction<Tables>,
  { conversation, role }: OwnConversation,
  { id, text, isFirst = false, now }: { id: string; text: string; isFirst?: boolean; now: Date },
): Promise<MessageRow> {
  const partnerRole = getPartnerRole(role);
  const [own, partner] = [getSide(conversation, role), getSide(conversation, partnerRole)];
  if (partner.userId === null) throw new AppError({ code: 'partner_unavailable' });
  const sent_at = computeSentAt(isFirst ? undefined : conversation.last_message_at, now);
  const message = { id: id.toLowerCase(), conversation_id: conversation.id, sender: role, text, sent_at };
  // A concurrent request stored the id in another conversation.
  if (!(await insertMessage(tx, message))) throw keyReused();
  await updateConversation(tx, conversation.id, {
    last_message_at: sent_at,
    ...toSideColumns(partnerRole, { ...partner, unread: partner.unread + 1 }),
    ...(own.unread > 0 && toSideColumns(role, { readUntil: conversation.last_message_at, unread: 0, mailedAt: null })),
  });
  if (partner.unread === 0) {
    const payload: UnreadMessagesPayload = { conversation_id: conversation.id, recipient: partnerRole };
    await enqueue(tx, { kind: UNREAD_MESSAGES_JOB, payload, now, runAt: computeMailTime(sent_at) });
  }
  return message;
}
