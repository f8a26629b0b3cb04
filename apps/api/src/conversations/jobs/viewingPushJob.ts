import { conversationPath } from '@mashrabiya/contract/pagePaths';
import { LOCALES } from '@mashrabiya/i18n';
import type { Reference } from '@mashrabiya/search';
import { z } from 'zod';
import type { JobHandler } from '../../jobs/JobRunner.ts';
import { removeIsolates } from '../../mail/isolateDirection.ts';
import { findSubscription } from '../../push/repository/pushSubscriptions.ts';
import { type PushServices, sendPush } from '../../push/sendPush.ts';
import { buildReminderTitle } from '../mails/composeReminder.ts';
import { readReminder } from '../repository/readReminder.ts';
import { RecipientPayload } from './viewingReminderJob.ts';

const Payload = RecipientPayload.extend({ subscription_id: z.uuid() });
const SECOND_MS = 1000;

export const viewingPushJob =
  ({ reference, ...services }: PushServices & { reference: Reference }): JobHandler =>
  async (sentPayload, { id, now }) => {
    const { subscription_id, ...payload } = Payload.parse(sentPayload);
    const viewing = await readReminder(services.db, reference, payload);
    if (!viewing || viewing.startsAt <= now) return;
    const { conversationId, startsAt, recipient, partnerName, title } = viewing;
    const subscription = await findSubscription(services.db, subscription_id, recipient.id, now);
    if (!subscription) return;
    const { lang, dir } = LOCALES[recipient.language];
    await sendPush(services, subscription, {
      title: removeIsolates(buildReminderTitle(payload.reminder, startsAt, recipient.language)),
      body: `${title} · ${partnerName}`,
      url: conversationPath(conversationId),
      tag: id,
      lang,
      dir,
      timeToLive: Math.floor((startsAt.getTime() - now.getTime()) / SECOND_MS),
    });
  };
