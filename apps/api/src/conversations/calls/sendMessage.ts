import { findUserById } from '../../accounts/repository/users.ts';
import { assertConfirmed } from '../../accounts/services/confirmed.ts';
import type { Handler } from '../../app/bind.ts';
import { inTransaction } from '../../db/transaction.ts';
import { toMessage } from '../rules/toMessage.ts';
import { addMessage, findRepeatedMessage } from '../services/addMessage.ts';
import { lockOwnConversation } from '../services/lockOwnConversation.ts';
import { updateLead } from '../services/updateLead.ts';

/** Sends a message to the other user of a conversation, also if the property is no longer available. */
export const sendMessage: Handler<'sendMessage'> = async ({ params, body }, { db, user, now, countUse }) => {
  const data = await inTransaction(db, async (tx) => {
    const own = await lockOwnConversation(tx, params.id, user.id);
    const repeatedMessage = await findRepeatedMessage(tx, body.id, {
      userId: user.id,
      isSameConversation: ({ id }) => id === own.conversation.id,
    });
    if (repeatedMessage) return toMessage(repeatedMessage.message, own.role);
    assertConfirmed(await findUserById(tx, user.id));
    await countUse('message', { tx });
    const message = await addMessage(tx, own, { ...body, now });
    await updateLead(tx, own, now);
    return toMessage(message, own.role);
  });
  return { data };
};
