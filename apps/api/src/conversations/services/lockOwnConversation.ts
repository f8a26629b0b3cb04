import type { ConversationRole } from '@mashrabiya/contract';
import type { Transaction } from 'kysely';
import { AppError } from '../../core/AppError.ts';
import type { Tables } from '../../db/schema.ts';
import type { ConversationRow } from '../../db/tables/conversation.ts';
import { lockConversation } from '../repository/conversations.ts';
import { findRole } from '../rules/sides.ts';

export interface OwnConversation {
  conversation: ConversationRow;
  role: ConversationRole;
}

export function toOwnConversation(conversation: ConversationRow | undefined, userId: string): OwnConversation {
  const role = conversation && findRole(conversation, userId);
  if (!role) throw new AppError({ code: 'not_found', parameter: 'id' });
  return { conversation, role };
}

/** Locks a conversation until the transaction ends: its messages are written and read marks moved one by one. */
export const lockOwnConversation = async (
  tx: Transaction<Tables>,
  id: string,
  userId: string,
): Promise<OwnConversation> => toOwnConversation(await lockConversation(tx, id), userId);
