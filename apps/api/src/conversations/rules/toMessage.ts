import { type ConversationRole, type Message, type MessageViewing, parsePhone } from '@mashrabiya/contract';
import type { StoredMessage } from '../../db/tables/conversation.ts';

export function toMessageViewing({
  viewing_id,
  viewing_change,
  viewing_starts_at,
}: Pick<StoredMessage, 'viewing_id' | 'viewing_change' | 'viewing_starts_at'>): MessageViewing | null {
  if (viewing_id === null || viewing_change === null || viewing_starts_at === null) return null;
  return { id: viewing_id, starts_at: viewing_starts_at.toISOString(), change: viewing_change };
}

/** Number of a message that shares one, in its national form; empty once the sender's account is deleted. */
export const toSharedPhone = ({ shared_phone }: Pick<StoredMessage, 'shared_phone'>): Pick<Message, 'shared_phone'> =>
  shared_phone === null ? {} : { shared_phone: parsePhone(shared_phone) ?? '' };

/** Pictures of a message, unless it has none. */
export const toPictures = ({ pictures }: Pick<StoredMessage, 'pictures'>): Pick<Message, 'pictures'> =>
  pictures.length === 0 ? {} : { pictures };

export const toMessage = (
  { id, sender, text, sent_at, ...details }: Omit<StoredMessage, 'conversation_id'>,
  role: ConversationRole,
): Message => ({
  id,
  is_own: sender === role,
  text,
  sent_at: sent_at.toISOString(),
  viewing: toMessageViewing(details),
  ...toSharedPhone(details),
  ...toPictures(details),
});
