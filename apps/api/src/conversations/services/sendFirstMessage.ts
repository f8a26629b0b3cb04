import type { Kysely } from 'kysely';
import { findUserById, preventDeletion } from '../../accounts/repository/users.ts';
import { assertEmailConfirmed } from '../../accounts/services/assertEmailConfirmed.ts';
import type { CountUse } from '../../app/callLimits.ts';
import { findProperty } from '../../catalogue/repository/properties.ts';
import { findVisibilityError } from '../../catalogue/rules/visibility.ts';
import { AppError } from '../../core/AppError.ts';
import type { Tables } from '../../db/schema.ts';
import type { ConversationRow } from '../../db/tables/conversation.ts';
import { inTransaction } from '../../db/transaction.ts';
import { countLead } from '../../engagement/repository/counts.ts';
import { hashAccount } from '../../sessions/services/visitor.ts';
import { insertConversation, lockConversationAbout } from '../repository/conversations.ts';
import { addMessage, findRepeatedMessage } from './addMessage.ts';
import { limitNewAccount } from './limitSpam.ts';
import { proposeViewing } from './proposeViewing.ts';

interface FirstMessage {
  buyerId: string;
  propertyId: string;
  message: { id: string; text: string; starts_at?: string | undefined; pictures: readonly string[] };
}

interface SendContext {
  now: Date;
  countUse: CountUse<'conversation' | 'message'>;
}

/**
 * Sends a message or proposes a viewing in the buyer's conversation about a property, and starts it if there is none.
 * Returns the id of the conversation.
 */
export async function sendFirstMessage(
  db: Kysely<Tables>,
  { buyerId, propertyId, message: { id: messageId, text, starts_at, pictures } }: FirstMessage,
  { now, countUse }: SendContext,
): Promise<string> {
  const about = { propertyId: propertyId.toLowerCase(), buyerId };
  const isSameConversation = ({ property_id, buyer_id }: ConversationRow) =>
    property_id === about.propertyId && buyer_id === about.buyerId;
  const viewing = starts_at === undefined ? undefined : { id: messageId, change: 'proposed' as const };
  const repeatKey = { userId: buyerId, isSameConversation, viewing };
  // A repeat succeeds even if the property was sold meanwhile.
  const repeatedMessage = await findRepeatedMessage(db, messageId, repeatKey);
  if (repeatedMessage) return repeatedMessage.conversation.id;
  const property = await findProperty(db, about.propertyId);
  const code = findVisibilityError(property);
  if (code || !property) throw new AppError({ code: code ?? 'not_found', parameter: 'id' });
  const sellerId = property.user_id;
  if (sellerId === buyerId) throw new AppError({ code: 'message_to_oneself' });
  const account = await findUserById(db, buyerId);
  assertEmailConfirmed(account);
  return inTransaction(db, async (tx) => {
    if (!(await preventDeletion(tx, [buyerId, sellerId]))) throw new AppError({ code: 'gone', parameter: 'id' });
    const newConversation = await insertConversation(tx, { ...about, sellerId, now });
    const conversation = newConversation ?? (await lockConversationAbout(tx, about));
    if (!conversation) throw new AppError({ code: 'gone', parameter: 'id' });
    if (await findRepeatedMessage(tx, messageId, repeatKey)) return conversation.id;
    if (newConversation) {
      await countUse('conversation', { tx });
      await limitNewAccount(tx, account, now);
    }
    await countUse('message', { tx });
    const ownConversation = { conversation, role: 'buyer' } as const;
    const message = { id: messageId, text, pictureIds: pictures, isFirst: newConversation !== undefined, now };
    if (starts_at === undefined) await addMessage(tx, ownConversation, message);
    else await proposeViewing(tx, ownConversation, { ...message, startsAt: new Date(starts_at), replaces: null });
    const contact = { propertyId: property.id, visitor: hashAccount(buyerId), userId: buyerId };
    await countLead(tx, { ...contact, now, channel: starts_at === undefined ? 'message' : 'viewing' });
    return conversation.id;
  });
}
