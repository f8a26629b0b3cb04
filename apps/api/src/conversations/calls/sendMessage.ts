import type { Handler } from '../../app/callHandler.ts';
import { toMessage } from '../rules/toMessage.ts';
import { addMessage } from '../services/addMessage.ts';
import { sendOnce } from '../services/sendOnce.ts';

/** Sends a message to the other user of a conversation, also if the property is no longer available. */
export const sendMessage: Handler<'sendMessage'> = async ({ params, body }, context) => ({
  data: await sendOnce(
    {
      conversationId: params.id,
      id: body.id,
      send: (tx, ownConversation) =>
        addMessage(tx, ownConversation, { ...body, pictureIds: body.pictures, now: context.now }),
      toAnswer: (_, { role }, message) => toMessage(message, role),
    },
    context,
  ),
});
