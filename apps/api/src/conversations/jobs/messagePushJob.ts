import { CONVERSATION_ROLES } from '@mashrabiya/contract';
import { conversationPath } from '@mashrabiya/contract/pagePaths';
import { LOCALES } from '@mashrabiya/i18n';
import type { Reference } from '@mashrabiya/search';
import { z } from 'zod';
import type { JobHandler } from '../../jobs/JobRunner.ts';
import { removeIsolates } from '../../mail/isolateDirection.ts';
import { findSubscription } from '../../push/repository/pushSubscriptions.ts';
import { type PushServices, sendPush } from '../../push/sendPush.ts';
import { buildMessageLines } from '../mails/buildMessageLines.ts';
import { buildCancellationTitle } from '../mails/composeMessageMail.ts';
import { findConversation } from '../repository/conversations.ts';
import { findMessage } from '../repository/messages.ts';
import { readParties } from '../repository/readParties.ts';
import { getSide } from '../rules/sides.ts';
import { toExcerpt } from '../rules/toExcerpt.ts';
import { toMessage } from '../rules/toMessage.ts';

export const MESSAGE_PUSH_JOB = 'message_push';

const Payload = z.object({
  conversation_id: z.uuid(),
  recipient: z.enum(CONVERSATION_ROLES),
  /** First unread message. */
  message_id: z.uuid(),
  subscription_id: z.uuid(),
});
export type MessagePushPayload = z.infer<typeof Payload>;

const EXCERPT_LENGTH = 120;
/** In UTF-16 code units; push services accept 4 KB. */
const MAX_BODY_LENGTH = 900;

/**
 * Notifies one browser about a message, unless it was read or muted meanwhile, or either account is blocked. From a
 * deleted account, reports only a cancelled viewing.
 */
export const messagePushJob =
  ({ reference, ...services }: PushServices & { reference: Reference }): JobHandler =>
  async (payload, { now }) => {
    const { db } = services;
    const { conversation_id, recipient: role, message_id, subscription_id } = Payload.parse(payload);
    const conversation = await findConversation(db, conversation_id);
    const message = await findMessage(db, message_id);
    if (!conversation || !message) return;
    const { readUntil, isMuted } = getSide(conversation, role);
    if (isMuted || (readUntil && readUntil >= message.sent_at)) return;
    const parties = await readParties(db, reference, conversation, role);
    const subscription = parties && (await findSubscription(db, subscription_id, parties.recipient.id, now));
    if (!subscription) return;
    const { recipient, partnerName, title } = parties;
    if (partnerName === null && message.viewing_change !== 'cancelled') return;
    const { lang, dir } = LOCALES[recipient.language];
    const { text, ...details } = toMessage(message, role);
    const lines = buildMessageLines({ text: toExcerpt(text, EXCERPT_LENGTH), ...details }, recipient.language);
    await sendPush(services, subscription, {
      title: removeIsolates(partnerName ?? buildCancellationTitle(title, recipient.language)),
      body: removeIsolates(lines.join('\n')).slice(0, MAX_BODY_LENGTH),
      url: conversationPath(conversation_id),
      // A job that runs twice replaces its notification.
      tag: message_id,
      lang,
      dir,
    });
  };
