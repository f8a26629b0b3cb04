import type { Transaction } from 'kysely';
import type { Handler } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import type { Tables } from '../../db/schema.ts';
import type { StoredMessage } from '../../db/tables/conversation.ts';
import { findViewing } from '../repository/viewings.ts';
import { toMessage } from '../rules/toMessage.ts';
import { answerViewing as addAnswer } from '../services/answerViewing.ts';
import type { OwnConversation } from '../services/lockOwnConversation.ts';
import { proposeViewing as addProposal } from '../services/proposeViewing.ts';
import { readViewing } from '../services/readViewing.ts';
import { sendOnce } from '../services/sendOnce.ts';

const createAnswer =
  (now: Date) => async (tx: Transaction<Tables>, ownConversation: OwnConversation, message: StoredMessage) => ({
    message: toMessage(message, ownConversation.role),
    viewing: await readViewing(tx, ownConversation, now),
  });

export const proposeViewing: Handler<'proposeViewing'> = async ({ params, body }, context) => {
  const { now } = context;
  const { id, starts_at, replaces, text } = body;
  const startsAt = new Date(starts_at);
  const data = await sendOnce(
    {
      conversationId: params.id,
      id,
      viewing: { id, change: 'proposed' },
      send: (tx, ownConversation) => addProposal(tx, ownConversation, { id, text, startsAt, replaces, now }),
      toAnswer: createAnswer(now),
    },
    context,
  );
  return { data };
};

export const answerViewing: Handler<'answerViewing'> = async ({ params, body }, context) => {
  const { db, now } = context;
  const { id, status, text } = body;
  const viewing = await findViewing(db, params.id);
  if (!viewing) throw new AppError({ code: 'not_found', parameter: 'id' });
  const data = await sendOnce(
    {
      conversationId: viewing.conversation_id,
      id,
      viewing: { id: viewing.id, change: status },
      send: (tx, ownConversation) => addAnswer(tx, ownConversation, { viewingId: viewing.id, id, status, text, now }),
      toAnswer: createAnswer(now),
    },
    context,
  );
  return { data };
};
