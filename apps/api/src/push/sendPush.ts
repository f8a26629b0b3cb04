import type { Kysely } from 'kysely';
import webPush from 'web-push';
import type { Tables } from '../db/schema.ts';
import { UnrecoverableJobError } from '../jobs/jobRules.ts';
import { deleteSubscription, type PushSubscription } from './repository/pushSubscriptions.ts';
import { ensureVapidKeys } from './repository/vapidKeys.ts';

const DAY_S = 86_400;
const RESPONSE_TIMEOUT_MS = 10_000;
const EXPIRED_STATUSES = [404, 410];

export interface PushServices {
  db: Kysely<Tables>;
  origin: () => string;
  fetch: typeof fetch;
}

/** Content of a notification for the service worker, `push-worker.js`. */
export interface Notification {
  title: string;
  body: string;
  /** Path of the page that a click opens. */
  url: string;
  lang: string;
  dir: 'rtl' | 'ltr';
}

/** Contact for push services (VAPID): they reject addresses that are not HTTPS. */
const buildVapidContact = (origin: string): string =>
  origin.startsWith('https:') ? origin : `mailto:no-reply@${new URL(origin).hostname}`;

/** Sends an encrypted notification, and deletes an expired subscription. The tag makes a repeat replace the first. */
export async function sendPush(
  { db, origin, fetch }: PushServices,
  { id: subscriptionId, endpoint, p256dh, auth }: PushSubscription,
  { tag, timeToLive = DAY_S, ...notification }: Notification & { tag: string; timeToLive?: number },
): Promise<void> {
  const { publicKey, privateKey } = await ensureVapidKeys(db);
  const request = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify({ ...notification, tag }),
    {
      vapidDetails: { subject: buildVapidContact(origin()), publicKey, privateKey },
      TTL: timeToLive,
      topic: tag.replaceAll('-', ''),
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
    await deleteSubscription(db, subscriptionId);
    return;
  }
  const refusal = `The push service returned ${response.status}`;
  throw response.status === 429 || response.status >= 500 ? new Error(refusal) : new UnrecoverableJobError(refusal);
}
