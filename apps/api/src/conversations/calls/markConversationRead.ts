import type { Handler } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import { inTransaction } from '../../db/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { insertUserEvents } from '../../userEvents/repository/userEvents.ts';
import { UNREAD_MESSAGES_JOB, type UnreadMessagesPayload } from '../jobs/unreadMessagesJob.ts';
import { updateConversation } from '../repository/conversations.ts';
import { countMessagesAfter, findMessage, findMessagesAfter } from '../repository/messages.ts';
import { computeMailTime } from '../rules/messageTimes.ts';
import { getPartnerRole, getSide, toSideColumns } from '../rules/sides.ts';
import { lockOwnConversation } from '../services/lockOwnConversation.ts';

/** Marks messages as read up to one of them. An earlier mark changes nothing. */
export const markConversationRead: Handler<'markConversationRead'> = async ({ params, body }, { db, user, now }) => {
  await inTransaction(db, async (tx) => {
    const { conversation, role } = await lockOwnConversation(tx, params.id, user.id);
    const message = await findMessage(tx, body.until);
    if (message?.conversation_id !== conversation.id) throw new AppError({ code: 'not_found', pointer: '/until' });
    const { readUntil: previous, mailedAt } = getSide(conversation, role);
    const readUntil = message.sent_at;
    if (previous && previous >= readUntil) return;
    const unreadMessages = { conversationId: conversation.id, sender: getPartnerRole(role), after: readUntil };
    const unread = await countMessagesAfter(tx, unreadMessages);
    const [oldestUnread] = await findMessagesAfter(tx, unreadMessages, 1);
    const isMailed = mailedAt !== null && oldestUnread !== undefined && oldestUnread.sent_at <= mailedAt;
    const side = { readUntil, unread, mailedAt: isMailed ? mailedAt : null };
    await updateConversation(tx, conversation.id, toSideColumns(role, side));
    const userIds = [conversation.buyer_id, conversation.seller_id];
    await insertUserEvents(tx, { userIds, kind: 'read', conversationId: conversation.id, now });
    // Messages that came after the mail have no job: the mailed ones were still unread.
    if (mailedAt === null || !oldestUnread || isMailed) return;
    const payload: UnreadMessagesPayload = { conversation_id: conversation.id, recipient: role };
    await enqueue(tx, { kind: UNREAD_MESSAGES_JOB, payload, now, runAt: computeMailTime(oldestUnread.sent_at) });
  });
  return { code: 200 };
};
