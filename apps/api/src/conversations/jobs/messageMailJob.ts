import type { Reference } from '@mashrabiya/search';
import type { Kysely } from 'kysely';
import { findUserById } from '../../accounts/repository/users.ts';
import { findProperty } from '../../catalogue/repository/properties.ts';
import { buildKindTitle, pickLanguage } from '../../catalogue/rules/card.ts';
import { isWithheld } from '../../catalogue/rules/visibility.ts';
import type { Tables } from '../../db/schema.ts';
import type { JobHandler } from '../../jobs/JobRunner.ts';
import type { Mailer } from '../../mail/Mailer.ts';
import { composeMessageMail } from '../mails/composeMessageMail.ts';
import { findConversation } from '../repository/conversations.ts';
import { findMessagesAfter } from '../repository/messages.ts';
import { getPartnerRole, getSide } from '../rules/sides.ts';
import { toExcerpt } from '../rules/toExcerpt.ts';
import { toMessage } from '../rules/toMessage.ts';
import { UnreadMessagesPayload } from './unreadMessagesJob.ts';

/** A mail shows the first unread messages; the rest is in the conversation. */
const MAX_EXCERPTS = 3;

export interface MessageMailOptions {
  db: Kysely<Tables>;
  reference: Reference;
  mailer: Mailer;
  origin: () => string;
}

/** Mails unread messages, unless they were read meanwhile, or either account is deleted or blocked. */
export const messageMailJob =
  ({ db, reference, mailer, origin }: MessageMailOptions): JobHandler =>
  async (payload, { id, now }) => {
    const { conversation_id: conversationId, recipient } = UnreadMessagesPayload.parse(payload);
    const conversation = await findConversation(db, conversationId);
    if (!conversation) return;
    const sender = getPartnerRole(recipient);
    const { userId, readUntil, unread } = getSide(conversation, recipient);
    const partnerId = getSide(conversation, sender).userId;
    if (userId === null || partnerId === null || conversation.property_id === null || unread === 0) return;
    const [user, partner] = [await findUserById(db, userId), await findUserById(db, partnerId)];
    if (user.blocked_at || partner.blocked_at || !user.email_verified_at) return;
    const property = await findProperty(db, conversation.property_id);
    if (!property) return;
    const { email, language } = user;
    const title =
      recipient === 'buyer' && isWithheld(property)
        ? buildKindTitle(property, reference, language)
        : pickLanguage(language, property.address_ar, property.address_en);
    const messages = await findMessagesAfter(db, { conversationId, sender, after: readUntil }, MAX_EXCERPTS);
    const content = await composeMessageMail(
      {
        conversationId,
        title,
        writer: pickLanguage(language, partner.name_ar, partner.name_en),
        excerpts: messages.map((row) => {
          const { text, viewing } = toMessage(row, recipient);
          return { text: toExcerpt(text), viewing };
        }),
      },
      { language, origin: origin() },
    );
    await mailer.send({ id, to: email, language, ...content }, now);
  };
