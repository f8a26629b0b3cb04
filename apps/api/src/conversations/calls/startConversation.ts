import { findUserById, preventDeletion } from '../../accounts/repository/users.ts';
import { assertEmailConfirmed } from '../../accounts/services/assertEmailConfirmed.ts';
import type { Handler } from '../../app/bind.ts';
import { findProperty } from '../../catalogue/repository/properties.ts';
import { findVisibilityError } from '../../catalogue/rules/visibility.ts';
import { AppError } from '../../core/AppError.ts';
import type { ConversationRow } from '../../db/tables/conversation.ts';
import { inTransaction } from '../../db/transaction.ts';
import { countLead } from '../../engagement/repository/counts.ts';
import { insertConversation, lockConversationAbout } from '../repository/conversations.ts';
import { addMessage, findRepeatedMessage } from '../services/addMessage.ts';
import { limitNewAccount } from '../services/limitSpam.ts';
import { proposeViewing } from '../services/proposeViewing.ts';

/** Sends a message or proposes a viewing in the user's conversation about a property, and starts it if there is none. */
export const startConversation = (async ({ params, body }, context) => {
  const { db, user, now, getVisitor, countUse } = context;
  const about = { propertyId: params.id.toLowerCase(), buyerId: user.id };
  const isSameConversation = ({ property_id, buyer_id }: ConversationRow) =>
    property_id === about.propertyId && buyer_id === about.buyerId;
  const { id: messageId, text, starts_at, pictures } = body;
  const viewing = starts_at === undefined ? undefined : { id: messageId, change: 'proposed' as const };
  const repeatKey = { userId: user.id, isSameConversation, viewing };
  // A repeat succeeds even if the property was sold meanwhile.
  const repeatedMessage = await findRepeatedMessage(db, messageId, repeatKey);
  if (repeatedMessage) return { data: { id: repeatedMessage.conversation.id } };
  const property = await findProperty(db, about.propertyId);
  const code = findVisibilityError(property);
  if (code || !property) throw new AppError({ code: code ?? 'not_found', parameter: 'id' });
  const sellerId = property.user_id;
  if (sellerId === user.id) throw new AppError({ code: 'message_to_oneself' });
  const account = await findUserById(db, user.id);
  assertEmailConfirmed(account);
  const id = await inTransaction(db, async (tx) => {
    if (!(await preventDeletion(tx, [user.id, sellerId]))) throw new AppError({ code: 'gone', parameter: 'id' });
    const newConversation = await insertConversation(tx, { ...about, sellerId, now });
    const conversation = newConversation ?? (await lockConversationAbout(tx, about));
    if (!conversation) throw new AppError({ code: 'gone', parameter: 'id' });
    if (await findRepeatedMessage(tx, messageId, repeatKey)) return conversation.id;
    if (newConversation) {
      await countUse('conversation', { tx });
      await limitNewAccount(tx, account, now);
    }
    await countUse('message', { tx });
    const own = { conversation, role: 'buyer' } as const;
    const message = { id: messageId, text, pictureIds: pictures, isFirst: newConversation !== undefined, now };
    if (starts_at === undefined) await addMessage(tx, own, message);
    else await proposeViewing(tx, own, { ...message, startsAt: new Date(starts_at), replaces: null });
    const contact = { propertyId: property.id, visitor: getVisitor().hash, userId: user.id };
    await countLead(tx, { ...contact, now, channel: starts_at === undefined ? 'message' : 'viewing' });
    return conversation.id;
  });
  return { data: { id } };
}) satisfies Handler<'startConversation'>;
