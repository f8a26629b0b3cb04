import type { Handler } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import { inTransaction } from '../../db/transaction.ts';
import { insertUserEvents } from '../../userEvents/repository/userEvents.ts';
import { deleteBlock, insertBlock } from '../repository/blocks.ts';
import { updateConversation } from '../repository/conversations.ts';
import { getPartnerRole, getSide } from '../rules/sides.ts';
import { lockOwnConversation } from '../services/lockOwnConversation.ts';

export const saveConversationSettings: Handler<'saveConversationSettings'> = async (
  { params, body: { is_muted, is_blocked } },
  { db, user, now },
) => {
  await inTransaction(db, async (tx) => {
    const { conversation, role } = await lockOwnConversation(tx, params.id, user.id);
    // The partner does not learn of it.
    await insertUserEvents(tx, { userIds: [user.id], kind: 'settings', conversationId: conversation.id, now });
    if (is_muted !== undefined)
      await updateConversation(tx, conversation.id, {
        [role === 'buyer' ? 'buyer_muted' : 'seller_muted']: is_muted,
      });
    if (is_blocked === undefined) return;
    const partnerId = getSide(conversation, getPartnerRole(role)).userId;
    if (partnerId === null) throw new AppError({ code: 'partner_unavailable' });
    const block = { blockerId: user.id, blockedId: partnerId };
    if (is_blocked) await insertBlock(tx, { ...block, now });
    else await deleteBlock(tx, block);
  });
  return { code: 200 };
};
