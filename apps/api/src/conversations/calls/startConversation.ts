import type { Handler } from '../../app/callHandler.ts';
import { sendFirstMessage } from '../services/sendFirstMessage.ts';

export const startConversation: Handler<'startConversation'> = async ({ params, body }, context) => {
  const { db, user } = context;
  const firstMessage = { buyerId: user.id, propertyId: params.id, message: body };
  return { data: { id: await sendFirstMessage(db, firstMessage, context) } };
};
