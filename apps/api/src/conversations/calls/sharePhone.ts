import { phoneToE164 } from '@mashrabiya/contract';
import type { Handler } from '../../app/callHandler.ts';
import { toMessage } from '../rules/toMessage.ts';
import { addMessage } from '../services/addMessage.ts';
import { sendOnce } from '../services/sendOnce.ts';

export const sharePhone: Handler<'sharePhone'> = async ({ params, body: { id, phone } }, context) => {
  const sharedPhone = phoneToE164(phone);
  const data = await sendOnce(
    {
      conversationId: params.id,
      id,
      sharedPhone,
      send: (tx, ownConversation) => addMessage(tx, ownConversation, { id, text: '', sharedPhone, now: context.now }),
      toAnswer: (_, { role }, message) => toMessage(message, role),
    },
    context,
  );
  return { data };
};
