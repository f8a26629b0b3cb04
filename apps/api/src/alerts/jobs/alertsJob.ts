import { MINUTE_MS, parseSavedHref } from '@mashrabiya/contract';
import type { ListingFacts } from '@mashrabiya/search';
import type { Kysely } from 'kysely';
import { findChangedIds, readHorizon } from '../../catalogue/repository/loadListings.ts';
import type { Log } from '../../core/log.ts';
import type { Tables } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { enqueue, ensureJob } from '../../jobs/enqueue.ts';
import type { JobHandler } from '../../jobs/JobRunner.ts';
import { findSubscriptionIds } from '../../push/repository/pushSubscriptions.ts';
import type { ListingSearch } from '../../search/ListingSearch.ts';
import {
  claimAlert,
  claimProperties,
  deleteOldRecords,
  recordReturns,
  replaceReports,
} from '../repository/claimProperties.ts';
import { type DueAlert, findDueAlerts, findFavoritesWithReports } from '../repository/dueAlerts.ts';
import { computeNextAlertTime } from '../rules/alertTimes.ts';
import { findFavoriteChange, hasReturned } from '../rules/favoriteChange.ts';
import { computeRetentionStart, listNewListings } from '../rules/newListings.ts';
import { ALERT_MAIL_JOB, type AlertPayload, MAX_LISTINGS_IN_MESSAGE, PUSH_JOB } from './alertPayload.ts';

export const ALERTS_JOB = 'alerts';
/** Fixed id, so that all nodes share a single job. */
const ALERTS_JOB_ID = '01900000-0000-7000-8000-a1e275000000';

export const ALERTS_RETRY_MS = MINUTE_MS;
const POLL_INTERVAL_MS = 10_000;
const BATCH_SIZE = 50;
/** Postpones an alert that cannot be processed, so that it does not block the others. */
const POSTPONE_MS = 60 * MINUTE_MS;

export interface AlertsJobOptions {
  db: Kysely<Tables>;
  listings: ListingSearch;
  log: Log;
}

/** Enqueues the messages of due alerts in the transaction that records their reports, so that none is sent twice. */
export const alertsJob =
  ({ db, listings, log }: AlertsJobOptions): JobHandler =>
  async (_, { now }) => {
    for (;;) {
      const horizon = await readHorizon(db);
      const dueAlerts = await findDueAlerts(db, now, BATCH_SIZE);
      const earliestHorizon = findEarliestHorizon(dueAlerts);
      const changedIds = earliestHorizon === undefined ? new Set<string>() : await findChangedIds(db, earliestHorizon);
      await listings.refresh();
      for (const alert of dueAlerts) {
        await sendAlert(db, { alert, listings, changedIds, horizon, now }).catch(async (error) => {
          log.warn(`Alert ${alert.id} failed, postponed: ${error}`);
          const next_at = new Date(now.getTime() + POSTPONE_MS);
          await inTransaction(db, (tx) => claimAlert(tx, alert, { next_at }));
        });
      }
      if (dueAlerts.length < BATCH_SIZE) break;
    }
    await deleteOldRecords(db, computeRetentionStart(now));
    return new Date(now.getTime() + POLL_INTERVAL_MS);
  };

/** Immediate alerts run often, so they read only the properties that have changed since their last run. */
const isLimitedToChanges = ({ frequency, horizon }: DueAlert): boolean => frequency === 'at_once' && horizon !== null;

function findEarliestHorizon(dueAlerts: readonly DueAlert[]): string | undefined {
  const horizons = dueAlerts.filter(isLimitedToChanges).map(({ horizon }) => BigInt(horizon ?? 0));
  return horizons.toSorted((a, b) => (a < b ? -1 : 1))[0]?.toString();
}

interface AlertRun {
  alert: DueAlert;
  listings: ListingSearch;
  changedIds: ReadonlySet<string>;
  /** Every earlier change is in `changedIds` or was read by an earlier run. */
  horizon: string;
  now: Date;
}

async function sendAlert(db: Kysely<Tables>, run: AlertRun): Promise<void> {
  const { alert, now } = run;
  const nextRunAt = computeNextAlertTime(alert.frequency, now);
  const mayHaveChanged = ({ id }: { id: string }) => !isLimitedToChanges(alert) || run.changedIds.has(id);
  // Before the transaction: the search may use a connection of its own.
  const foundListings = (await findListings(run)).filter(mayHaveChanged);
  await inTransaction(db, async (tx) => {
    if (!(await claimAlert(tx, alert, { next_at: nextRunAt, horizon: run.horizon }))) return;
    const properties =
      alert.search_id === null
        ? await claimFavoriteChanges(tx, run, mayHaveChanged)
        : await claimNewListings(tx, run, foundListings);
    if (properties.length === 0) return;
    const payload: AlertPayload = {
      alert_id: alert.id,
      user_id: alert.user_id,
      homes: properties.slice(0, MAX_LISTINGS_IN_MESSAGE),
      total: properties.length,
    };
    if (alert.has_mail) await enqueue(tx, { kind: ALERT_MAIL_JOB, payload: { ...payload, to: alert.email }, now });
    if (!alert.has_push) return;
    for (const subscription_id of await findSubscriptionIds(tx, alert.user_id, now)) {
      await enqueue(tx, { kind: PUSH_JOB, payload: { ...payload, subscription_id }, now });
    }
  });
}

type ListingFilter = (listing: { id: string }) => boolean;

function findListings({ alert, listings, now }: AlertRun): Promise<ListingFacts[]> | [] {
  const list = alert.search_id === null ? undefined : parseSavedHref(alert.href ?? '');
  const since = new Date(Math.max(alert.since.getTime(), computeRetentionStart(now).getTime()));
  return list ? listNewListings(listings, list, since) : [];
}

async function claimNewListings(
  tx: Kysely<Tables>,
  { alert, now }: AlertRun,
  properties: readonly ListingFacts[],
): Promise<AlertPayload['homes']> {
  const reportedListings = properties.map(({ id, price }) => ({ id, price, isUnavailable: false }));
  const newIds = await claimProperties(tx, alert.id, reportedListings, now);
  return properties.filter(({ id }) => newIds.has(id)).map(({ id }) => ({ id, kind: 'new', before: null }));
}

async function claimFavoriteChanges(
  tx: Kysely<Tables>,
  run: AlertRun,
  mayHaveChanged: ListingFilter,
): Promise<AlertPayload['homes']> {
  const { alert, now } = run;
  const rows = (await findFavoritesWithReports(tx, alert)).filter(mayHaveChanged);
  await recordReturns(
    tx,
    alert.id,
    rows.filter(hasReturned).map(({ id }) => id),
  );
  const changes = rows.flatMap((row) => findFavoriteChange(row) ?? []);
  const reportedListings = changes.map(({ id, kind, price }) => ({ id, price, isUnavailable: kind === 'gone' }));
  await replaceReports(tx, alert.id, reportedListings, now);
  return changes.map((favorite) => ({
    id: favorite.id,
    kind: favorite.kind,
    before: favorite.kind === 'lower' ? favorite.previousPrice : null,
  }));
}

export const ensureAlertsJob = (db: Kysely<Tables>, now: Date): Promise<void> =>
  ensureJob(db, { id: ALERTS_JOB_ID, kind: ALERTS_JOB, now });
