import type { Reference } from '@mashrabiya/search';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { JobHandler } from '../../jobs/JobRunner.ts';
import type { Mailer } from '../../mail/Mailer.ts';
import { composeMessageMail } from '../mails/composeMessageMail.ts';
import { findConversation } from '../repository/conversations.ts';
import { findMessagesAfter } from '../repository/messages.ts';
import { readParties } from '../repository/readParties.ts';
import { getPartnerRole, getSide } from '../rules/sides.ts';
import { toExcerpt } from '../rules/toExcerpt.ts';
import { toMessage } from '../rules/toMessage.ts';
import { UnreadMessagesPayload } from './unreadMessagesJob.ts';

const MAX_EXCERPTS = 3;

export interface ConversationMailOptions {
  db: Kysely<Tables>;
  reference: Reference;
  mailer: Mailer;
  origin: () => string;
}

/**
 * Mails unread messages, unless they were read or muted meanwhile, or either account is blocked. If a viewing was
 * cancelled, mails only that, also after its user's account was deleted.
 */
export const messageMailJob =
  ({ db, reference, mailer, origin }: ConversationMailOptions): JobHandler =>
  async (payload, { id, now }) => {
    const { conversation_id: conversationId, recipient: role } = UnreadMessagesPayload.parse(payload);
    const conversation = await findConversation(db, conversationId);
    if (!conversation) return;
    const { readUntil, unread, isMuted } = getSide(conversation, role);
    const parties = unread === 0 || isMuted ? undefined : await readParties(db, reference, conversation, role);
    if (!parties) return;
    const { recipient, partnerName, title } = parties;
    const { email, language } = recipient;
    const unreadMessages = { conversationId, sender: getPartnerRole(role), after: readUntil };
    const cancellations = { ...unreadMessages, viewingChange: 'cancelled' } as const;
    let messages = await findMessagesAfter(db, cancellations, MAX_EXCERPTS);
    if (messages.length === 0 && partnerName !== null)
      messages = await findMessagesAfter(db, unreadMessages, MAX_EXCERPTS);
    if (messages.length === 0) return;
    const excerpts = messages.map((row) => {
      const { text, ...details } = toMessage(row, role);
      return { text: toExcerpt(text), ...details };
    });
    const content = await composeMessageMail(
      { conversationId, title, writer: partnerName, excerpts },
      { language, origin: origin() },
    );
    await mailer.send({ id, to: email, language, ...content }, now);
  };
