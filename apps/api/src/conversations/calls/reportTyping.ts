import { findUserById } from '../../accounts/repository/users.ts';
import { assertEmailConfirmed } from '../../accounts/services/assertEmailConfirmed.ts';
import type { Handler } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import { insertUserEvents } from '../../userEvents/repository/userEvents.ts';
import { findConversation } from '../repository/conversations.ts';
import { getPartnerRole, getSide } from '../rules/sides.ts';
import { assertNotBlocked } from '../services/addMessage.ts';
import { toOwnConversation } from '../services/lockOwnConversation.ts';

/** Shows the partner that the user is typing; refused whenever a message would be. */
export const reportTyping: Handler<'reportTyping'> = async ({ params }, { db, user, now }) => {
  const { conversation, role } = toOwnConversation(await findConversation(db, params.id), user.id);
  const partnerId = getSide(conversation, getPartnerRole(role)).userId;
  if (partnerId === null) throw new AppError({ code: 'partner_unavailable' });
  await assertNotBlocked(db, user.id, partnerId);
  assertEmailConfirmed(await findUserById(db, user.id));
  await insertUserEvents(db, { userIds: [partnerId], kind: 'typing', conversationId: conversation.id, now });
  return { code: 200 };
};
