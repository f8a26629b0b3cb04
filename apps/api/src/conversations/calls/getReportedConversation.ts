import { findUsers } from '../../accounts/repository/users.ts';
import type { Handler } from '../../app/callHandler.ts';
import { findProperty } from '../../catalogue/repository/properties.ts';
import { pickLanguage } from '../../catalogue/rules/card.ts';
import { AppError } from '../../core/AppError.ts';
import { isConversationReported } from '../../reports/repository/reports.ts';
import { findConversation } from '../repository/conversations.ts';
import { findLatestMessages } from '../repository/messages.ts';
import { toMessageViewing, toPictures, toSharedPhone } from '../rules/toMessage.ts';

/** Enough to judge a report. */
const MAX_MESSAGES = 200;

export const getReportedConversation: Handler<'getReportedConversation'> = async ({ params }, { db, language }) => {
  const conversation = (await isConversationReported(db, params.id))
    ? await findConversation(db, params.id)
    : undefined;
  if (!conversation) throw new AppError({ code: 'not_found', parameter: 'id' });
  const { buyer_id, seller_id, property_id } = conversation;
  const users = await findUsers(
    db,
    [buyer_id, seller_id].filter((id) => id !== null),
  );
  const property = property_id === null || seller_id === null ? undefined : await findProperty(db, property_id);
  const toWriter = (id: string | null) => {
    const user = users.find((candidate) => candidate.id === id);
    return user ? { id: user.id, name: pickLanguage(language, user.name_ar, user.name_en) } : null;
  };
  const latest = await findLatestMessages(db, conversation.id, { before: undefined, limit: MAX_MESSAGES + 1 });
  return {
    data: {
      id: conversation.id,
      buyer: toWriter(buyer_id),
      seller: toWriter(seller_id),
      property: property
        ? { id: property.id, address: pickLanguage(language, property.address_ar, property.address_en) }
        : null,
      messages: latest
        .slice(0, MAX_MESSAGES)
        .reverse()
        .map(({ id, sender, text, sent_at, ...details }) => ({
          id,
          sender,
          text,
          sent_at: sent_at.toISOString(),
          viewing: toMessageViewing(details),
          ...toSharedPhone(details),
          ...toPictures(details),
        })),
      has_earlier: latest.length > MAX_MESSAGES,
    },
  };
};
