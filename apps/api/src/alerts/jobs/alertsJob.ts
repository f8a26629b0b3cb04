import { parseSavedHref } from '@mashrabiya/contract';
import type { ListingIndex } from '@mashrabiya/search';
import type { Kysely } from 'kysely';
import { changedIds, readHorizon } from '../../catalogue/repository/loadListings.ts';
import type { Log } from '../../core/log.ts';
import type { Tables } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { JobHandler } from '../../jobs/JobRunner.ts';
import { enqueue, ensureJob } from '../../jobs/jobs.ts';
import { claimProperties, deleteReported, noteFavoriteNews, takeAlert } from '../repository/claimProperties.ts';
import { type DueAlert, dueAlerts, favoritesWithNews } from '../repository/dueAlerts.ts';
import { subscriptionsOf } from '../repository/pushSubscriptions.ts';
import { nextAlertAt } from '../rules/alertTimes.ts';
import { favoriteNews } from '../rules/favoriteNews.ts';
import { newListings, rememberedSince } from '../rules/newListings.ts';
import { ALERT_MAIL_JOB, type News, PUSH_JOB, SHOWN } from './news.ts';

export const ALERTS_JOB = 'alerts';
/** A single job, the same on every node. */
export const ALERTS_JOB_ID = '01900000-0000-7000-8000-a1e275000000';

const MINUTE_MS = 60_000;
/** Retry interval after hours of failures. */
export const ALERTS_AGAIN_MS = MINUTE_MS;
const LOOK_EVERY_MS = 10_000;
const AT_ONCE = 50;
/** Postpones an alert that cannot be processed, so that it does not block the others. */
const POSTPONED_MS = 60 * MINUTE_MS;

export interface AlertsJobOptions {
  db: Kysely<Tables>;
  listings: () => Promise<ListingIndex>;
  log: Log;
}

/**
 * Finds news for due alerts and enqueues their messages. Sent news are recorded in the same transaction as their mails:
 * no user is notified of a listing twice, whichever node runs the job and wherever it is killed.
 */
export const alertsJob =
  ({ db, listings, log }: AlertsJobOptions): JobHandler =>
  async (_, { now }) => {
    for (;;) {
      const horizon = await readHorizon(db);
      const due = await dueAlerts(db, now, AT_ONCE);
      const earliest = earliestHorizon(due);
      const changed = earliest === undefined ? new Set<string>() : await changedIds(db, earliest);
      const index = await listings();
      for (const alert of due) {
        await sendAlert(db, { alert, index, changed, horizon, now }).catch(async (error) => {
          log(`Alert ${alert.id} failed, postponed: ${error}`);
          const next_at = new Date(now.getTime() + POSTPONED_MS);
          await inTransaction(db, (tx) => takeAlert(tx, alert, { next_at }));
        });
      }
      if (due.length < AT_ONCE) break;
    }
    await deleteReported(db, rememberedSince(now));
    return new Date(now.getTime() + LOOK_EVERY_MS);
  };

/** Immediate alerts run often, so they read only the properties that have changed since their last run. */
const looksAtChanges = ({ frequency, horizon }: DueAlert): boolean => frequency === 'at_once' && horizon !== null;

function earliestHorizon(due: readonly DueAlert[]): string | undefined {
  const horizons = due.filter(looksAtChanges).map(({ horizon }) => BigInt(horizon ?? 0));
  return horizons.toSorted((one, other) => (one < other ? -1 : 1))[0]?.toString();
}

interface Look {
  alert: DueAlert;
  index: ListingIndex;
  /** Ids of the properties that have changed since the earliest horizon. */
  changed: ReadonlySet<string>;
  /** Every earlier change is in `changed` or was read by an earlier run. */
  horizon: string;
  now: Date;
}

async function sendAlert(db: Kysely<Tables>, look: Look): Promise<void> {
  const { alert, now } = look;
  const next = nextAlertAt(alert.frequency, now);
  const isWanted = ({ id }: { id: string }) => !looksAtChanges(alert) || look.changed.has(id);
  await inTransaction(db, async (tx) => {
    if (!(await takeAlert(tx, alert, { next_at: next, horizon: look.horizon }))) return;
    const properties = alert.search_id === null ? await favorites(tx, look, isWanted) : await found(tx, look, isWanted);
    if (properties.length === 0) return;
    const news: News = {
      alert_id: alert.id,
      user_id: alert.user_id,
      homes: properties.slice(0, SHOWN),
      total: properties.length,
    };
    if (alert.has_mail) await enqueue(tx, { kind: ALERT_MAIL_JOB, payload: { ...news, to: alert.email }, now });
    if (!alert.has_push) return;
    for (const subscription_id of await subscriptionsOf(tx, alert.user_id, now)) {
      await enqueue(tx, { kind: PUSH_JOB, payload: { ...news, subscription_id }, now });
    }
  });
}

type IsWanted = (listing: { id: string }) => boolean;

async function found(tx: Kysely<Tables>, look: Look, isWanted: IsWanted): Promise<News['homes']> {
  const { alert, index, now } = look;
  const list = parseSavedHref(alert.href ?? '');
  if (!list) return [];
  const since = new Date(Math.max(alert.since.getTime(), rememberedSince(now).getTime()));
  const properties = newListings(index, list, since).filter(isWanted);
  const reported = properties.map(({ id, price }) => ({ id, price, isUnavailable: false }));
  const claimed = await claimProperties(tx, alert.id, reported, now);
  return properties.filter(({ id }) => claimed.has(id)).map(({ id }) => ({ id, kind: 'new', before: null }));
}

async function favorites(tx: Kysely<Tables>, look: Look, isWanted: IsWanted): Promise<News['homes']> {
  const { alert, now } = look;
  const rows = (await favoritesWithNews(tx, alert)).filter(isWanted);
  const news = rows.flatMap((row) => favoriteNews(row) ?? []);
  const reported = news.map(({ id, kind, price }) => ({ id, price, isUnavailable: kind === 'gone' }));
  await noteFavoriteNews(tx, alert.id, reported, now);
  return news.map((one) => ({ id: one.id, kind: one.kind, before: one.kind === 'lower' ? one.before : null }));
}

export const ensureAlertsJob = (db: Kysely<Tables>, now: Date): Promise<void> =>
  ensureJob(db, { id: ALERTS_JOB_ID, kind: ALERTS_JOB, now });
