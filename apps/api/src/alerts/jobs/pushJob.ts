import { propertyPath } from '@mashrabiya/contract';
import { LOCALES } from '@mashrabiya/i18n';
import type { Reference } from '@mashrabiya/search';
import { z } from 'zod';
import type { JobHandler } from '../../jobs/JobRunner.ts';
import { removeIsolates } from '../../mail/isolateDirection.ts';
import { findSubscription } from '../../push/repository/pushSubscriptions.ts';
import { type Notification, type PushServices, sendPush } from '../../push/sendPush.ts';
import { buildAlertTexts, buildListingTexts } from '../mails/alertTexts.ts';
import { getListHref } from '../mails/composeAlert.ts';
import { type AlertMessage, loadAlertMessage } from '../repository/loadAlertMessage.ts';
import { AlertPayload } from './alertPayload.ts';

const Payload = AlertPayload.extend({ subscription_id: z.uuid() });

function buildNotification(alertMessage: AlertMessage): Notification {
  const { total } = alertMessage;
  const { language } = alertMessage.user;
  const [listing] = alertMessage.listings;
  const { subject } = buildAlertTexts(alertMessage);
  const body = listing ? `${buildListingTexts(listing, language).price} · ${listing.title}` : '';
  const url = listing && total === 1 ? propertyPath(listing.id) : getListHref(alertMessage);
  const { lang, dir } = LOCALES[language];
  return { title: removeIsolates(subject), body, url, lang, dir };
}

export const pushJob =
  ({ reference, ...services }: PushServices & { reference: Reference }): JobHandler =>
  async (payload, { id, now }) => {
    const { db } = services;
    const { subscription_id, ...alertPayload } = Payload.parse(payload);
    const subscription = await findSubscription(db, subscription_id, alertPayload.user_id, now);
    const alertMessage = subscription && (await loadAlertMessage(db, reference, alertPayload, 'by_push'));
    if (!alertMessage) return;
    await sendPush(services, subscription, { ...buildNotification(alertMessage), tag: id });
  };
