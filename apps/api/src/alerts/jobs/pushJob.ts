import { propertyPath } from '@mashrabiya/contract';
import { LOCALES } from '@mashrabiya/i18n';
import type { Reference } from '@mashrabiya/search';
import { z } from 'zod';
import type { JobHandler } from '../../jobs/JobRunner.ts';
import { removeIsolates } from '../../mail/isolateDirection.ts';
import { findSubscription } from '../../push/repository/pushSubscriptions.ts';
import { type Notification, type PushServices, sendPush } from '../../push/sendPush.ts';
import { buildAlertTexts, buildListingTexts } from '../mails/alertTexts.ts';
import { listHref } from '../mails/composeAlert.ts';
import { type AlertNews, readNews } from '../repository/readNews.ts';
import { News } from './news.ts';

const Payload = News.extend({ subscription_id: z.uuid() });

function buildNotification(alertNews: AlertNews, total: number): Notification {
  const { language } = alertNews.user;
  const [listing] = alertNews.homes;
  const { subject } = buildAlertTexts(alertNews, total);
  const body = listing ? `${buildListingTexts(listing, language).price} · ${listing.title}` : '';
  const url = listing && total === 1 ? propertyPath(listing.id) : listHref(alertNews);
  const { lang, dir } = LOCALES[language];
  return { title: removeIsolates(subject), body, url, lang, dir };
}

/** Notifies one browser about the news of an alert. */
export const pushJob =
  ({ reference, ...services }: PushServices & { reference: Reference }): JobHandler =>
  async (payload, { id, now }) => {
    const { db } = services;
    const { subscription_id, ...news } = Payload.parse(payload);
    const subscription = await findSubscription(db, subscription_id, news.user_id, now);
    const alertNews = subscription && (await readNews(db, reference, news, 'by_push'));
    if (!alertNews) return;
    await sendPush(services, subscription, { ...buildNotification(alertNews, news.total), tag: id });
  };
