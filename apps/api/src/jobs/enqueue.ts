import { uuidv7 } from '@mashrabiya/contract';
import { type Kysely, sql } from 'kysely';
import { getRequestId, getSpan } from '../core/requestContext.ts';
import type { Tables } from '../db/schema.ts';
import type { JobRow } from '../db/tables/job.ts';
import { inTransaction } from '../db/transaction.ts';

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

export function getHandlerPayload({ payload }: Pick<JobRow, 'payload'>): unknown {
  const { [REQUEST_ID_KEY]: _, [TRACEPARENT_KEY]: __, ...handlerPayload } = payload as StoredPayload;
  return handlerPayload;
}

/** Records the progress of a running job in its payload, for its next attempt. */
export async function extendPayload(db: Kysely<Tables>, id: string, progress: object): Promise<void> {
  await db
    .updateTable('job')
    .set({ payload: sql`payload || ${JSON.stringify(progress)}::jsonb` })
    .where('id', '=', id)
    .execute();
}

/** Replaces the payload of a similar job that is not due yet; false if there is none. */
export async function updatePending(
  db: Kysely<Tables>,
  { kind, similar, payload, now }: { kind: string; similar: object; payload: object; now: Date },
): Promise<boolean> {
  const jobUpdate = db
    .updateTable('job')
    .set({ payload: JSON.stringify(addCause(payload)) })
    .where('kind', '=', kind)
    .where('state', '=', 'waiting')
    .where('attempts', '=', 0)
    .where('run_at', '>', now)
    .where(sql<boolean>`payload @> ${JSON.stringify(similar)}::jsonb`);
  return (await jobUpdate.returning('id').execute()).length > 0;
}

/** True if a job of this kind with these parts of the payload has not run yet, and is due at `dueSince` or later. */
export async function isPending(
  db: Kysely<Tables>,
  kind: string,
  similar: object = {},
  dueSince?: Date,
): Promise<boolean> {
  const jobs = db.selectFrom('job').select('id').where('kind', '=', kind).where('state', '=', 'waiting');
  const pendingJobs = dueSince ? jobs.where('run_at', '>=', dueSince) : jobs;
  const similarJobs = pendingJobs.where(sql<boolean>`payload @> ${JSON.stringify(similar)}::jsonb`);
  return (await similarJobs.limit(1).executeTakeFirst()) !== undefined;
}

/** Schedules a job at once, unless one of its kind is pending. */
export const enqueueOnce = (db: Kysely<Tables>, { kind, payload, now }: Omit<NewJob, 'runAt'>): Promise<void> =>
  inTransaction(db, async (tx) => {
    // Nodes that start at the same time would each find no job.
    await sql`select pg_advisory_xact_lock(hashtext(${`enqueue once ${kind}`}))`.execute(tx);
    if (await isPending(tx, kind)) return;
    const job = { id: uuidv7(now), kind, payload: JSON.stringify(payload), run_at: now, created_at: now };
    await tx.insertInto('job').values(job).execute();
  });

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
