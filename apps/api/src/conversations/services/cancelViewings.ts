import { uuidv7 } from '@mashrabiya/contract';
import type { Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { lockUserConversations } from '../repository/conversations.ts';
import { findOpenViewings } from '../repository/viewings.ts';
import { answerViewing } from './answerViewing.ts';
import { toOwnConversation } from './lockOwnConversation.ts';

/** Cancels the future viewings of an account that is being deleted, with a message to each partner. */
export async function cancelViewings(tx: Transaction<Tables>, userId: string, now: Date): Promise<void> {
  const conversations = new Map((await lockUserConversations(tx, userId)).map((row) => [row.id, row]));
  for (const { id: viewingId, conversation_id } of await findOpenViewings(tx, [...conversations.keys()], now)) {
    const ownConversation = toOwnConversation(conversations.get(conversation_id), userId);
    await answerViewing(tx, ownConversation, { viewingId, id: uuidv7(now), status: 'cancelled', text: '', now });
  }
}
