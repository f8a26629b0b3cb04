import type { Handler } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import { isBlockedBy } from '../repository/blocks.ts';
import { findConversation } from '../repository/conversations.ts';
import { findLatestMessages, findMessage } from '../repository/messages.ts';
import { getPartnerRole, getSide } from '../rules/sides.ts';
import { toMessage } from '../rules/toMessage.ts';
import { toOwnConversation } from '../services/lockOwnConversation.ts';
import { prepareSummaries } from '../services/prepareSummaries.ts';
import { readViewing } from '../services/readViewing.ts';

const MESSAGES_PER_PAGE = 50;

export const getConversation: Handler<'getConversation'> = async ({ params, query }, context) => {
  const { db, user, now } = context;
  const ownConversation = toOwnConversation(await findConversation(db, params.id), user.id);
  const { conversation, role } = ownConversation;
  const laterMessage = query.before === undefined ? undefined : await findMessage(db, query.before);
  if (query.before !== undefined && laterMessage?.conversation_id !== conversation.id)
    throw new AppError({ code: 'not_found', parameter: 'before' });
  const before = laterMessage?.sent_at;
  const rows = await findLatestMessages(db, conversation.id, { before, limit: MESSAGES_PER_PAGE + 1 });
  const toSummary = await prepareSummaries([ownConversation], context);
  const messages = rows.slice(0, MESSAGES_PER_PAGE).map((row) => toMessage(row, role));
  const { userId: partnerId, readUntil } = getSide(conversation, getPartnerRole(role));
  return {
    data: {
      ...toSummary(ownConversation),
      messages: messages.reverse(),
      has_earlier: rows.length > MESSAGES_PER_PAGE,
      is_blocked: partnerId !== null && (await isBlockedBy(db, { blockerId: user.id, blockedId: partnerId })),
      partner_read_until: readUntil?.toISOString() ?? null,
      viewing: await readViewing(db, ownConversation, now),
    },
  };
};
