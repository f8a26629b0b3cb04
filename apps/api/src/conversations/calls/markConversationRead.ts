import type { Handler } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import { inTransaction } from '../../db/transaction.ts';
import { insertUserEvents } from '../../userEvents/repository/userEvents.ts';
import { updateConversation } from '../repository/conversations.ts';
import { countMessagesAfter, findMessage } from '../repository/messages.ts';
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
    const sender = getPartnerRole(role);
    const unread = await countMessagesAfter(tx, { conversationId: conversation.id, sender, after: readUntil });
    const side = { readUntil, unread, mailedAt: unread === 0 ? null : mailedAt };
    await updateConversation(tx, conversation.id, toSideColumns(role, side));
    const userIds = [conversation.buyer_id, conversation.seller_id];
    await insertUserEvents(tx, { userIds, kind: 'read', conversationId: conversation.id, now });
  });
  return { code: 200 };
};
