import { propertyPath } from '@mashrabiya/contract';
import type { Reference } from '@mashrabiya/search';
import type { Kysely } from 'kysely';
import webPush from 'web-push';
import { z } from 'zod';
import type { Tables } from '../../db/schema.ts';
import type { JobHandler } from '../../jobs/JobRunner.ts';
import { UnrecoverableJobError } from '../../jobs/jobRules.ts';
import { removeIsolates } from '../../mail/isolateDirection.ts';
import { buildAlertTexts, buildListingTexts } from '../mails/alertTexts.ts';
import { listHref } from '../mails/composeAlert.ts';
import { ensureAlertKeys } from '../repository/alertKeys.ts';
import { deleteSubscription, findSubscription } from '../repository/pushSubscriptions.ts';
import { type AlertNews, readNews } from '../repository/readNews.ts';
import { News } from './news.ts';

const Payload = News.extend({ subscription_id: z.uuid() });
const DAY_S = 86_400;
const RESPONSE_TIMEOUT_MS = 10_000;
/** Statuses with which a push service reports an expired subscription. */
const EXPIRED_STATUSES = [404, 410];

export interface PushOptions {
  db: Kysely<Tables>;
  reference: Reference;
  origin: () => string;
  fetch: typeof fetch;
}

function buildNotification(alertNews: AlertNews, total: number, tag: string) {
  const { language } = alertNews.user;
  const [listing] = alertNews.homes;
  const { subject } = buildAlertTexts(alertNews, total);
  const body = listing ? `${buildListingTexts(listing, language).price} · ${listing.title}` : '';
  const url = listing && total === 1 ? propertyPath(listing.id) : listHref(alertNews);
  return {
    title: removeIsolates(subject),
    body,
    url,
    tag,
    lang: language,
    dir: language === 'ar' ? 'rtl' : 'ltr',
  };
}

/** Contact for push services (VAPID): they reject addresses that are not HTTPS. */
const buildVapidContact = (origin: string): string =>
  origin.startsWith('https:') ? origin : `mailto:no-reply@${new URL(origin).hostname}`;

/**
 * Sends one notification, encrypted for one browser, and deletes an expired subscription. If a killed node has sent it
 * already, the tag makes the second one replace the first.
 */
export const pushJob =
  ({ db, reference, origin, fetch }: PushOptions): JobHandler =>
  async (payload, { id, now }) => {
    const { subscription_id, ...news } = Payload.parse(payload);
    const subscription = await findSubscription(db, subscription_id, news.user_id, now);
    const alertNews = subscription && (await readNews(db, reference, news, 'by_push'));
    if (!alertNews) return;
    const { vapidPublic, vapidPrivate } = await ensureAlertKeys(db);
    const { endpoint, p256dh, auth } = subscription;
    const request = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(buildNotification(alertNews, news.total, id)),
      {
        vapidDetails: { subject: buildVapidContact(origin()), publicKey: vapidPublic, privateKey: vapidPrivate },
        TTL: DAY_S,
        topic: id.replaceAll('-', ''),
      },
    );
    const { 'Content-Length': _, ...headers } = request.headers as Record<string, string>;
    const response = await fetch(request.endpoint, {
      method: 'POST',
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      body: new Uint8Array(request.body),
      redirect: 'manual',
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (response.ok) return;
    if (EXPIRED_STATUSES.includes(response.status)) {
      await deleteSubscription(db, subscription_id);
      return;
    }
    const refusal = `The push service returned ${response.status}`;
    throw response.status === 429 || response.status >= 500 ? new Error(refusal) : new UnrecoverableJobError(refusal);
  };
