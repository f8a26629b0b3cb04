import type { ConversationRole, MessageViewing } from '@mashrabiya/contract';
import type { Kysely, Transaction } from 'kysely';
import { AppError } from '../../core/AppError.ts';
import type { Tables } from '../../db/schema.ts';
import type { ConversationRow, StoredMessage } from '../../db/tables/conversation.ts';
import { enqueue, isPending } from '../../jobs/enqueue.ts';
import { findSubscriptionIds } from '../../push/repository/pushSubscriptions.ts';
import { insertUserEvents } from '../../userEvents/repository/userEvents.ts';
import { MESSAGE_PUSH_JOB, type MessagePushPayload } from '../jobs/messagePushJob.ts';
import { UNREAD_MESSAGES_JOB, type UnreadMessagesPayload } from '../jobs/unreadMessagesJob.ts';
import { isBlockedBy } from '../repository/blocks.ts';
import { findConversation, updateConversation } from '../repository/conversations.ts';
import { attachPictures, lockUploadedPictures } from '../repository/messagePictures.ts';
import { findMessage, findMessagesAfter, insertMessage } from '../repository/messages.ts';
import { computeMailTime, computePushTime, computeSentAt } from '../rules/messageTimes.ts';
import { findRole, getPartnerRole, getSide, type Side, toSideColumns } from '../rules/sides.ts';
import { assertNotRepeated } from './limitSpam.ts';
import type { OwnConversation } from './lockOwnConversation.ts';

export const createKeyReusedError = () => new AppError({ code: 'key_reused', pointer: '/id' });

type ReportedChange = Pick<MessageViewing, 'id' | 'change'>;

/** Identifies a repeated request besides its id. */
export interface RepeatKey {
  userId: string;
  isSameConversation: (row: ConversationRow) => boolean;
  /** Change of a viewing that the message reports. */
  viewing: ReportedChange | undefined;
  sharedPhone?: string | undefined;
}

const isSameChange = ({ viewing_id, viewing_change }: StoredMessage, viewing: ReportedChange | undefined): boolean =>
  viewing_id === (viewing?.id.toLowerCase() ?? null) && viewing_change === (viewing?.change ?? null);

export interface SentMessage {
  message: StoredMessage;
  conversation: ConversationRow;
}

/** Message that the user sent with this id before; refuses an id of another user or of another kind of message. */
export async function findRepeatedMessage(
  db: Kysely<Tables>,
  id: string,
  { userId, isSameConversation, viewing, sharedPhone }: RepeatKey,
): Promise<SentMessage | undefined> {
  const message = await findMessage(db, id);
  if (!message) return undefined;
  const conversation = await findConversation(db, message.conversation_id);
  const isSame =
    conversation &&
    isSameConversation(conversation) &&
    findRole(conversation, userId) === message.sender &&
    isSameChange(message, viewing) &&
    message.shared_phone === (sharedPhone ?? null);
  if (!isSame) throw createKeyReusedError();
  return { message, conversation };
}

export interface NewMessage {
  id: string;
  text: string;
  viewing?: { id: string; startsAt: Date; change: MessageViewing['change'] };
  /** E.164. */
  sharedPhone?: string;
  pictureIds?: readonly string[];
  isFirst?: boolean;
  now: Date;
}

/** True if a message only ends a viewing, which a block does not prevent. */
const endsViewing = ({ viewing, text }: NewMessage): boolean =>
  text === '' && (viewing?.change === 'declined' || viewing?.change === 'cancelled');

/** Refuses a message if one of the two users has blocked the other. */
export async function assertNotBlocked(db: Kysely<Tables>, userId: string, partnerId: string): Promise<void> {
  if (await isBlockedBy(db, { blockerId: userId, blockedId: partnerId }))
    throw new AppError({ code: 'partner_blocked' });
  if (await isBlockedBy(db, { blockerId: partnerId, blockedId: userId }))
    throw new AppError({ code: 'partner_unavailable' });
}

/** False if the partner's unread messages were muted, so that neither a mail nor a pending job covers them. */
async function areUnreadReported(
  tx: Transaction<Tables>,
  { mailedAt, readUntil }: Side,
  { payload, sender }: { payload: UnreadMessagesPayload; sender: ConversationRole },
): Promise<boolean> {
  if (mailedAt !== null) return true;
  const unreadMessages = { conversationId: payload.conversation_id, sender, after: readUntil };
  const [oldestUnread] = await findMessagesAfter(tx, unreadMessages, 1);
  // Jobs of messages that were read meanwhile are due earlier.
  const dueSince = oldestUnread && computeMailTime(oldestUnread.sent_at);
  return isPending(tx, UNREAD_MESSAGES_JOB, payload, dueSince);
}

/**
 * Adds a message to a locked conversation, and marks the earlier ones as read by its sender. It is unread for the
 * partner, who is notified and mailed later unless they muted it; a mail about earlier unread messages covers this one,
 * too, but a cancelled viewing is reported again, because the partner may be on the way.
 */
export async function addMessage(
  tx: Transaction<Tables>,
  { conversation, role }: OwnConversation,
  newMessage: NewMessage,
): Promise<StoredMessage> {
  const { id, text, viewing, sharedPhone, pictureIds = [], isFirst = false, now } = newMessage;
  const partnerRole = getPartnerRole(role);
  const [ownSide, partnerSide] = [getSide(conversation, role), getSide(conversation, partnerRole)];
  if (partnerSide.userId === null || ownSide.userId === null) throw new AppError({ code: 'partner_unavailable' });
  if (!endsViewing(newMessage)) await assertNotBlocked(tx, ownSide.userId, partnerSide.userId);
  if (role === 'buyer') await assertNotRepeated(tx, conversation, newMessage);
  const sent_at = computeSentAt(isFirst ? undefined : conversation.last_message_at, now);
  const pictures = await lockUploadedPictures(tx, ownSide.userId, pictureIds);
  if (pictures.length < pictureIds.length) throw new AppError({ code: 'images_failed', pointer: '/pictures' });
  const message = {
    id: id.toLowerCase(),
    conversation_id: conversation.id,
    sender: role,
    text,
    sent_at,
    viewing_id: viewing?.id ?? null,
    viewing_change: viewing?.change ?? null,
    shared_phone: sharedPhone ?? null,
    pictures,
  };
  // A concurrent request stored the id in another conversation.
  if (!(await insertMessage(tx, message))) throw createKeyReusedError();
  await attachPictures(tx, message);
  const payload: UnreadMessagesPayload = { conversation_id: conversation.id, recipient: partnerRole };
  const isReported =
    !partnerSide.isMuted &&
    (partnerSide.unread === 0 ||
      viewing?.change === 'cancelled' ||
      !(await areUnreadReported(tx, partnerSide, { payload, sender: role })));
  await updateConversation(tx, conversation.id, {
    last_message_at: sent_at,
    ...toSideColumns(partnerRole, {
      ...partnerSide,
      unread: partnerSide.unread + 1,
      ...(isReported && { mailedAt: null }),
    }),
    ...(ownSide.unread > 0 &&
      toSideColumns(role, { readUntil: conversation.last_message_at, unread: 0, mailedAt: null })),
  });
  const userIds = [ownSide.userId, partnerSide.userId];
  await insertUserEvents(tx, { userIds, kind: 'message', conversationId: conversation.id, now });
  if (isReported) {
    await enqueue(tx, { kind: UNREAD_MESSAGES_JOB, payload, now, runAt: computeMailTime(sent_at) });
    for (const subscription_id of await findSubscriptionIds(tx, partnerSide.userId, now)) {
      const pushPayload: MessagePushPayload = { ...payload, message_id: message.id, subscription_id };
      await enqueue(tx, { kind: MESSAGE_PUSH_JOB, payload: pushPayload, now, runAt: computePushTime(sent_at) });
    }
  }
  return { ...message, viewing_starts_at: viewing?.startsAt ?? null };
}
