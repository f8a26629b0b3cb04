import type { Handler } from '../../app/callHandler.ts';
import { toPageNumbers } from '../../app/toPageNumbers.ts';
import { countConversations, countUnread, findInboxPage } from '../repository/inbox.ts';
import { getSide } from '../rules/sides.ts';
import { toMessage } from '../rules/toMessage.ts';
import { toOwnConversation } from '../services/lockOwnConversation.ts';
import { prepareSummaries } from '../services/prepareSummaries.ts';

export const listConversations: Handler<'listConversations'> = async ({ query: { page } }, context) => {
  const { db, user } = context;
  const total = await countConversations(db, user.id);
  const rows = (await findInboxPage(db, user.id, page)).map((row) => ({
    ...toOwnConversation(row, user.id),
    lastMessage: { ...row, id: row.message_id },
  }));
  const toSummary = await prepareSummaries(rows, context);
  return {
    data: {
      data: rows.map(({ lastMessage, ...ownConversation }) => ({
        ...toSummary(ownConversation),
        last_message: toMessage(lastMessage, ownConversation.role),
        unread: getSide(ownConversation.conversation, ownConversation.role).unread,
      })),
      ...toPageNumbers(page, total),
      total,
    },
  };
};

export const getUnreadMessages: Handler<'getUnreadMessages'> = async (_, { db, user }) => ({
  data: { unread: await countUnread(db, user.id) },
});
