import { parseSavedHref } from '@mashrabiya/contract';
import type { ListingIndex } from '@mashrabiya/search';
import type { Kysely } from 'kysely';
import type { Log } from '../../core/log.ts';
import type { Tables } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { JobHandler } from '../../jobs/JobRunner.ts';
import { enqueue, ensureJob } from '../../jobs/jobs.ts';
import { claimHomes, forgetTold, noteFavoriteNews, takeAlert } from '../repository/claimHomes.ts';
import { changedSince, type DueAlert, dueAlerts, favoritesWithNews } from '../repository/dueAlerts.ts';
import { subscriptionsOf } from '../repository/pushSubscriptions.ts';
import { nextAlertAt } from '../rules/alertTimes.ts';
import { favoriteNews } from '../rules/favoriteNews.ts';
import { newHomes, rememberedSince } from '../rules/newHomes.ts';
import { ALERT_MAIL_JOB, type News, PUSH_JOB, SHOWN } from './news.ts';

/** The kind of the job that looks for what people want to be told of. */
export const ALERTS_JOB = 'alerts';
/** There is one, which every node knows. */
export const ALERTS_JOB_ID = '01900000-0000-7000-8000-a1e275000000';

const MINUTE_MS = 60_000;
/** After how long alerts are looked for again once that has failed for hours. */
export const ALERTS_AGAIN_MS = MINUTE_MS;
/** How often due alerts are looked for. */
const LOOK_EVERY_MS = 10_000;
const AT_ONCE = 50;
/** Longer than any transaction lasts and than the nodes' clocks differ. */
const OVERLAP_MS = 5 * MINUTE_MS;
/** An alert that cannot be looked at must not keep the others. */
const POSTPONED_MS = 60 * MINUTE_MS;

export interface AlertsJobOptions {
  db: Kysely<Tables>;
  /** The listing index, up to date. */
  listings: () => Promise<ListingIndex>;
  log: Log;
}

/**
 * Looks, again and again, for what is new to those whose alerts are due, and has it told. What is told is noted in the
 * transaction in which its mails are enqueued: nobody is told of a home twice, whichever node does it and wherever it
 * is killed.
 */
export const alertsJob =
  ({ db, listings, log }: AlertsJobOptions): JobHandler =>
  async (_, { now }) => {
    for (;;) {
      const due = await dueAlerts(db, now, AT_ONCE);
      const first = firstLook(due, now);
      const changed = first ? await changedSince(db, new Date(first.getTime() - OVERLAP_MS)) : new Set<string>();
      const index = await listings();
      for (const alert of due) {
        await sendAlert(db, { alert, index, changed, now }).catch(async (error) => {
          log(`Alert ${alert.id} waits: ${error}`);
          const next_at = new Date(now.getTime() + POSTPONED_MS);
          await inTransaction(db, (tx) => takeAlert(tx, alert, { next_at }));
        });
      }
      if (due.length < AT_ONCE) break;
    }
    await forgetTold(db, rememberedSince(now));
    return new Date(now.getTime() + LOOK_EVERY_MS);
  };

/** When those of the alerts that notify at once have looked last, the earliest of them; undefined where none is among them. */
function firstLook(due: readonly DueAlert[], now: Date): Date | undefined {
  const looks = due
    .filter(({ frequency }) => frequency === 'at_once')
    .map(({ looked_at }) => (looked_at ?? rememberedSince(now)).getTime());
  return looks.length > 0 ? new Date(Math.min(...looks)) : undefined;
}

interface Look {
  alert: DueAlert;
  index: ListingIndex;
  /** Homes that have changed since alerts that notify at once looked last: only these can be new to them. */
  changed: ReadonlySet<string>;
  now: Date;
}

async function sendAlert(db: Kysely<Tables>, look: Look): Promise<void> {
  const { alert, now } = look;
  const next = nextAlertAt(alert.frequency, now);
  const isWanted = ({ id }: { id: string }) => alert.frequency !== 'at_once' || look.changed.has(id);
  await inTransaction(db, async (tx) => {
    if (!(await takeAlert(tx, alert, { next_at: next, looked_at: now }))) return;
    const homes = alert.search_id === null ? await favorites(tx, look, isWanted) : await found(tx, look, isWanted);
    if (homes.length === 0) return;
    const news: News = {
      alert_id: alert.id,
      user_id: alert.user_id,
      homes: homes.slice(0, SHOWN),
      total: homes.length,
    };
    if (alert.has_mail) await enqueue(tx, { kind: ALERT_MAIL_JOB, payload: { ...news, to: alert.email }, now });
    if (!alert.has_push) return;
    for (const subscription_id of await subscriptionsOf(tx, alert.user_id, now)) {
      await enqueue(tx, { kind: PUSH_JOB, payload: { ...news, subscription_id }, now });
    }
  });
}

type IsWanted = (home: { id: string }) => boolean;

/** Homes that are new in a saved search. */
async function found(tx: Kysely<Tables>, look: Look, isWanted: IsWanted): Promise<News['homes']> {
  const { alert, index, now } = look;
  const list = parseSavedHref(alert.href ?? '');
  if (!list) return [];
  const since = new Date(Math.max(alert.since.getTime(), rememberedSince(now).getTime()));
  const homes = newHomes(index, list, since).filter(isWanted);
  const told = homes.map(({ id, price }) => ({ id, price, isGone: false }));
  const claimed = await claimHomes(tx, alert.id, told, now);
  return homes.filter(({ id }) => claimed.has(id)).map(({ id }) => ({ id, kind: 'new', before: null }));
}

/** Favourites that cost less, or are gone. */
async function favorites(tx: Kysely<Tables>, look: Look, isWanted: IsWanted): Promise<News['homes']> {
  const { alert, now } = look;
  const rows = (await favoritesWithNews(tx, alert)).filter(isWanted);
  const news = rows.flatMap((row) => favoriteNews(row) ?? []);
  const told = news.map(({ id, kind, price }) => ({ id, price, isGone: kind === 'gone' }));
  await noteFavoriteNews(tx, alert.id, told, now);
  return news.map((one) => ({ id: one.id, kind: one.kind, before: one.kind === 'lower' ? one.before : null }));
}

/** Makes sure that the job is there, once; at each start. */
export const ensureAlertsJob = (db: Kysely<Tables>, now: Date): Promise<void> =>
  ensureJob(db, { id: ALERTS_JOB_ID, kind: ALERTS_JOB, now });
