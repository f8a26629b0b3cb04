import type { Transaction } from 'kysely';
import { findUserById } from '../../accounts/repository/users.ts';
import { assertEmailConfirmed } from '../../accounts/services/assertEmailConfirmed.ts';
import type { ContextOf } from '../../app/callHandler.ts';
import type { Tables } from '../../db/schema.ts';
import type { StoredMessage } from '../../db/tables/conversation.ts';
import { inTransaction } from '../../db/transaction.ts';
import { findRepeatedMessage, type RepeatKey } from './addMessage.ts';
import { lockOwnConversation, type OwnConversation } from './lockOwnConversation.ts';
import { updateLead } from './updateLead.ts';

interface OneMessage<T> {
  conversationId: string;
  /** Chosen by the sender. */
  id: string;
  viewing?: RepeatKey['viewing'];
  sharedPhone?: string;
  send(tx: Transaction<Tables>, ownConversation: OwnConversation): Promise<StoredMessage>;
  toAnswer(tx: Transaction<Tables>, ownConversation: OwnConversation, message: StoredMessage): T | Promise<T>;
}

export const sendOnce = <T>(
  { conversationId, id, viewing, sharedPhone, send, toAnswer }: OneMessage<T>,
  {
    db,
    user,
    countUse,
  }: Pick<ContextOf<'sendMessage' | 'sharePhone' | 'proposeViewing' | 'answerViewing'>, 'db' | 'user' | 'countUse'>,
): Promise<T> =>
  inTransaction(db, async (tx) => {
    const ownConversation = await lockOwnConversation(tx, conversationId, user.id);
    const isSameConversation = (row: { id: string }) => row.id === ownConversation.conversation.id;
    const repeated = await findRepeatedMessage(tx, id, { userId: user.id, isSameConversation, viewing, sharedPhone });
    if (repeated) return toAnswer(tx, ownConversation, repeated.message);
    assertEmailConfirmed(await findUserById(tx, user.id));
    await countUse('message', { tx });
    const message = await send(tx, ownConversation);
    await updateLead(tx, ownConversation, message);
    return toAnswer(tx, ownConversation, message);
  });
