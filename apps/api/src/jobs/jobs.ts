import { uuidv7 } from '@mashrabiya/contract';
import { type Kysely, sql } from 'kysely';
import { getRequestId, getSpan } from '../core/requestContext.ts';
import type { Tables } from '../db/schema.ts';
import type { JobRow } from '../db/tables/job.ts';
import { computeRetryTime, isLastAttempt, LEASE_MS } from './jobRules.ts';

/** Fits a column of the console; no stack traces. */
const ERROR_MAX_LENGTH = 500;
const REQUEST_ID_KEY = '_requestId';
const TRACEPARENT_KEY = '_traceparent';

interface StoredPayload {
  [REQUEST_ID_KEY]?: string;
  [TRACEPARENT_KEY]?: string;
}

export interface NewJob {
  kind: string;
  payload: object;
  now: Date;
  runAt?: Date;
}

/** Schedules a job. Within a transaction it runs only if the transaction commits. */
export async function enqueue(db: Kysely<Tables>, { kind, payload, now, runAt = now }: NewJob): Promise<void> {
  await db
    .insertInto('job')
    .values({ id: uuidv7(now), kind, payload: JSON.stringify(addCause(payload)), run_at: runAt, created_at: now })
    .execute();
}

/** Adds the id of the request that enqueues a job, directly or through another job, and the span that does. */
const addCause = (payload: object): object => ({
  ...payload,
  ...({ [REQUEST_ID_KEY]: getRequestId(), [TRACEPARENT_KEY]: getSpan()?.traceparent } satisfies StoredPayload),
});

/** Request and span that enqueued a job; undefined for periodic jobs. */
export function getJobCause({ payload }: Pick<JobRow, 'payload'>) {
  const { [REQUEST_ID_KEY]: requestId, [TRACEPARENT_KEY]: traceparent } = payload as StoredPayload;
  return { requestId, traceparent };
}

/** A job's payload as its handler expects it. */
export function getHandlerPayload({ payload }: Pick<JobRow, 'payload'>): unknown {
  const { [REQUEST_ID_KEY]: _, [TRACEPARENT_KEY]: __, ...handlerPayload } = payload as StoredPayload;
  return handlerPayload;
}

/** Replaces the payload of a similar job that is not due yet; false if there is none. */
export async function updatePending(
  db: Kysely<Tables>,
  { kind, like: payloadMatch, payload, now }: { kind: string; like: object; payload: object; now: Date },
): Promise<boolean> {
  const jobUpdate = db
    .updateTable('job')
    .set({ payload: JSON.stringify(addCause(payload)) })
    .where('kind', '=', kind)
    .where('state', '=', 'waiting')
    .where('attempts', '=', 0)
    .where('run_at', '>', now)
    .where(sql<boolean>`payload @> ${JSON.stringify(payloadMatch)}::jsonb`);
  return (await jobUpdate.returning('id').execute()).length > 0;
}

/** Schedules a job unless another one of its kind is pending. `self` is the calling job. */
export async function enqueueOnce(
  db: Kysely<Tables>,
  { kind, payload, now }: NewJob,
  { at: runAt = now, self: callingJobId }: { at?: Date; self?: string } = {},
): Promise<void> {
  const pendingJobs = db.selectFrom('job').select('id').where('kind', '=', kind).where('state', '=', 'waiting');
  const otherPendingJobs = await (callingJobId === undefined
    ? pendingJobs
    : pendingJobs.where('id', '<>', callingJobId)
  )
    .limit(1)
    .execute();
  if (otherPendingJobs.length > 0) return;
  const job = { id: uuidv7(now), kind, payload: JSON.stringify(payload), run_at: runAt, created_at: now };
  await db.insertInto('job').values(job).execute();
}

/** Ensures a job with a permanent row; restarts one that failed for good. */
export async function ensureJob(
  db: Kysely<Tables>,
  { id, kind, now }: { id: string; kind: string; now: Date },
): Promise<void> {
  const restart = { state: 'waiting', run_at: now, attempts: 0, ended_at: null } as const;
  await db
    .insertInto('job')
    .values({ id, kind, payload: '{}', run_at: now, created_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(restart).where('job.state', '<>', 'waiting'))
    .execute();
}

/** Row of the configuration that exists while jobs are paused. */
const PAUSED_KEY = 'jobspaused';

/** Stops all nodes from taking jobs, such as those that mail users of a restored copy. */
export async function pauseJobs(db: Kysely<Tables>): Promise<void> {
  await db
    .insertInto('configuration')
    .values({ key: PAUSED_KEY, value: 'yes' })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

export async function resumeJobs(db: Kysely<Tables>): Promise<void> {
  await db.deleteFrom('configuration').where('key', '=', PAUSED_KEY).execute();
}

const selectPause = (db: Kysely<Tables>) => db.selectFrom('configuration').select('key').where('key', '=', PAUSED_KEY);

export const areJobsPaused = async (db: Kysely<Tables>): Promise<boolean> =>
  (await selectPause(db).executeTakeFirst()) !== undefined;

/** Kinds with due jobs; none while jobs are paused. */
export async function findDueKinds(db: Kysely<Tables>, now: Date): Promise<string[]> {
  const dueKinds = db
    .selectFrom('job')
    .select('kind')
    .distinct()
    .where('state', '=', 'waiting')
    .where('run_at', '<=', now)
    .where((where) => where.not(where.exists(selectPause(db))));
  return (await dueKinds.execute()).map(({ kind }) => kind);
}

/** Leases due jobs of a kind for `LEASE_MS`, the most urgent first; no other node takes them in that time. */
export function leaseDue(db: Kysely<Tables>, kind: string, now: Date, limit: number): Promise<JobRow[]> {
  return db
    .with('due', (cte) =>
      cte
        .selectFrom('job')
        .select('id')
        .where('kind', '=', kind)
        .where('state', '=', 'waiting')
        .where('run_at', '<=', now)
        .orderBy('run_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('job')
    .from('due')
    .set((value) => ({
      attempts: value('job.attempts', '+', 1),
      run_at: new Date(now.getTime() + LEASE_MS),
    }))
    .whereRef('job.id', '=', 'due.id')
    .returningAll('job')
    .execute();
}

/** Ignores results of expired leases: another node has taken over the job. */
const updateOwnAttempt = (db: Kysely<Tables>, { id, attempts }: JobRow) =>
  db.updateTable('job').where('id', '=', id).where('attempts', '=', attempts);

export async function recordSuccess(db: Kysely<Tables>, job: JobRow, now: Date): Promise<void> {
  await updateOwnAttempt(db, job).set({ state: 'done', payload: '{}', last_error: null, ended_at: now }).execute();
}

export async function reschedule(db: Kysely<Tables>, job: JobRow, run_at: Date): Promise<void> {
  await updateOwnAttempt(db, job).set({ run_at, attempts: 0, last_error: null }).execute();
}

/** Releases an unfinished job: another node may take it at once. */
export async function releaseJob(db: Kysely<Tables>, job: JobRow, now: Date): Promise<void> {
  await updateOwnAttempt(db, job).where('state', '=', 'waiting').set({ run_at: now }).execute();
}

/**
 * Records a failed attempt: the job is retried later, or fails for good. True if it failed for good; a periodic job
 * starts again after its period instead.
 */
export async function recordFailure(
  db: Kysely<Tables>,
  job: JobRow,
  { error, now, periodMs }: { error: unknown; now: Date; periodMs?: number | undefined },
): Promise<boolean> {
  const isDead = isLastAttempt(job.attempts, error);
  const last_error = (error instanceof Error ? error.message : String(error)).slice(0, ERROR_MAX_LENGTH);
  const finalState =
    periodMs === undefined
      ? ({ state: 'dead', ended_at: now } as const)
      : { run_at: new Date(now.getTime() + periodMs), attempts: 0 };
  const change = isDead ? finalState : { run_at: computeRetryTime(job.attempts, now) };
  await updateOwnAttempt(db, job)
    .set({ last_error, ...change })
    .execute();
  return isDead;
}

export interface QueueOfKind {
  kind: string;
  /** Due jobs that no node has taken. */
  due: number;
  /** First attempts that have not ended. A retry that runs counts as retrying. */
  running: number;
  /** Jobs that failed and will be retried. */
  retrying: number;
  dead: number;
  /** Time for which the oldest due job has waited; 0 without one. */
  oldestDueSeconds: number;
}

/** Queue by kind; kinds without such jobs are missing. */
export async function readQueue(db: Kysely<Tables>, now: Date): Promise<QueueOfKind[]> {
  const isDue = sql<boolean>`state = 'waiting' and run_at <= ${now}`;
  const isRunning = sql<boolean>`state = 'waiting' and run_at > ${now} and attempts > 0 and last_error is null`;
  const isRetrying = sql<boolean>`state = 'waiting' and last_error is not null`;
  const isDead = sql<boolean>`state = 'dead'`;
  const count = (condition: typeof isDue) => sql<number>`count(*) filter (where ${condition})`;
  const rows = await db
    .selectFrom('job')
    .select('kind')
    .select(count(isDue).as('due'))
    .select(count(isRunning).as('running'))
    .select(count(isRetrying).as('retrying'))
    .select(count(isDead).as('dead'))
    .select(sql<Date | null>`min(run_at) filter (where ${isDue})`.as('oldest'))
    .where((where) => where.or([isDue, isRunning, isRetrying, isDead]))
    .groupBy('kind')
    .orderBy('kind')
    .execute();
  return rows.map(({ kind, due, running, retrying, dead, oldest }) => ({
    kind,
    due: Number(due),
    running: Number(running),
    retrying: Number(retrying),
    dead: Number(dead),
    oldestDueSeconds: oldest === null ? 0 : (now.getTime() - oldest.getTime()) / 1000,
  }));
}

/** Latest error of the retried and dead jobs of each kind. */
export async function findLastErrors(db: Kysely<Tables>): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('job')
    .distinctOn('kind')
    .select(['kind', 'last_error'])
    .where('last_error', 'is not', null)
    .where('state', 'in', ['waiting', 'dead'])
    .orderBy('kind')
    .orderBy(sql`coalesce(ended_at, run_at)`, 'desc')
    .execute();
  return new Map(rows.map(({ kind, last_error }) => [kind, last_error ?? '']));
}

export const listDeadJobs = (db: Kysely<Tables>): Promise<JobRow[]> =>
  db.selectFrom('job').selectAll().where('state', '=', 'dead').orderBy('ended_at', 'desc').execute();

/** Schedules dead jobs again as new: one, those of a kind, or all. Returns their number. */
export async function retryDeadJobs(
  db: Kysely<Tables>,
  { id, kind, now }: { id?: string | undefined; kind?: string; now: Date },
): Promise<number> {
  const retryUpdate = db
    .updateTable('job')
    .set({ state: 'waiting', attempts: 0, run_at: now, ended_at: null })
    .where('state', '=', 'dead');
  // Compared as text: an operator's input need not be an id.
  const selectedJobs = id === undefined ? retryUpdate : retryUpdate.where(sql<string>`id::text`, '=', id);
  const jobsOfKind = kind === undefined ? selectedJobs : selectedJobs.where('kind', '=', kind);
  return (await jobsOfKind.returning('id').execute()).length;
}
