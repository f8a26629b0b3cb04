import type { ConversationRole, Message } from '@mashrabiya/contract';
import type { MessageRow } from '../../db/tables/conversation.ts';

/** A message as one of the users sees it. */
export const toMessage = (
  { id, sender, text, sent_at }: Pick<MessageRow, 'id' | 'sender' | 'text' | 'sent_at'>,
  role: ConversationRole,
): Message => ({ id, is_own: sender === role, text, sent_at: sent_at.toISOString() });
