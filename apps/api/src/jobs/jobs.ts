import { uuidv7 } from '@mashrabiya/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/schema.ts';
import type { JobRow } from '../db/tables/job.ts';
import { isLast, LEASE_MS, REMEMBERED_MS, retryAt } from './jobRules.ts';

/** A column of the console, not a place for traces. */
const ERROR_MAX_LENGTH = 500;
/** How many forgotten jobs each finished one clears away. */
const FORGOTTEN_AT_ONCE = 10;

export interface NewJob {
  kind: string;
  payload: object;
  now: Date;
  /** When it is due; at once unless it is given. */
  runAt?: Date;
}

/** Has something done soon. Within a transaction it is done only if the transaction is. */
export async function enqueue(db: Kysely<Tables>, { kind, payload, now, runAt = now }: NewJob): Promise<void> {
  await db
    .insertInto('job')
    .values({ id: uuidv7(now), kind, payload: JSON.stringify(payload), run_at: runAt, created_at: now })
    .execute();
}

/** Gives a job that is due later what it is about anew; false where none is like it. */
export async function renewWaiting(
  db: Kysely<Tables>,
  { kind, like, payload, now }: { kind: string; like: object; payload: object; now: Date },
): Promise<boolean> {
  const renewed = db
    .updateTable('job')
    .set({ payload: JSON.stringify(payload) })
    .where('kind', '=', kind)
    .where('state', '=', 'waiting')
    .where('attempts', '=', 0)
    .where('run_at', '>', now)
    .where(sql<boolean>`payload @> ${JSON.stringify(like)}::jsonb`);
  return (await renewed.returning('id').execute()).length > 0;
}

/** Has something done at a time, unless another job of its kind waits already. `self` is the one that asks. */
export async function enqueueOnce(
  db: Kysely<Tables>,
  { kind, payload, now }: NewJob,
  { at = now, self }: { at?: Date; self?: string } = {},
): Promise<void> {
  const waiting = db.selectFrom('job').select('id').where('kind', '=', kind).where('state', '=', 'waiting');
  const others = await (self === undefined ? waiting : waiting.where('id', '<>', self)).limit(1).execute();
  if (others.length > 0) return;
  const job = { id: uuidv7(now), kind, payload: JSON.stringify(payload), run_at: at, created_at: now };
  await db.insertInto('job').values(job).execute();
}

/** Makes sure that a job that has one row for ever is there. One that was given up is begun again. */
export async function ensureJob(
  db: Kysely<Tables>,
  { id, kind, now }: { id: string; kind: string; now: Date },
): Promise<void> {
  const again = { state: 'waiting', run_at: now, attempts: 0, ended_at: null } as const;
  await db
    .insertInto('job')
    .values({ id, kind, payload: '{}', run_at: now, created_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(again).where('job.state', '<>', 'waiting'))
    .execute();
}

/** The kinds of which jobs are due. */
export async function dueKinds(db: Kysely<Tables>, now: Date): Promise<string[]> {
  const due = db.selectFrom('job').select('kind').distinct().where('state', '=', 'waiting').where('run_at', '<=', now);
  return (await due.execute()).map(({ kind }) => kind);
}

/** Takes jobs of a kind that are due, the most urgent first, for which this node then has `LEASE_MS`; no other node takes them in that time. */
export function takeDue(db: Kysely<Tables>, kind: string, now: Date, most: number): Promise<JobRow[]> {
  return db
    .with('due', (cte) =>
      cte
        .selectFrom('job')
        .select('id')
        .where('kind', '=', kind)
        .where('state', '=', 'waiting')
        .where('run_at', '<=', now)
        .orderBy('run_at')
        .limit(most)
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

/** Of an attempt that outlived its time, another node knows better. */
const ownAttempt = (db: Kysely<Tables>, { id, attempts }: JobRow) =>
  db.updateTable('job').where('id', '=', id).where('attempts', '=', attempts);

/** Notes that a job is done. What it was about is kept no longer. */
export async function noteDone(db: Kysely<Tables>, job: JobRow, now: Date): Promise<void> {
  await ownAttempt(db, job).set({ state: 'done', payload: '{}', last_error: null, ended_at: now }).execute();
  const before = new Date(now.getTime() - REMEMBERED_MS);
  const old = db.selectFrom('job').select('id').where('state', '=', 'done').where('ended_at', '<', before);
  await db.deleteFrom('job').where('id', 'in', old.limit(FORGOTTEN_AT_ONCE)).execute();
}

/** Notes that a job is done for now, and when it is due again. */
export async function noteAgain(db: Kysely<Tables>, job: JobRow, run_at: Date): Promise<void> {
  await ownAttempt(db, job).set({ run_at, attempts: 0, last_error: null }).execute();
}

/** Gives a job back that this node does not finish: another may take it at once. */
export async function giveBack(db: Kysely<Tables>, job: JobRow, now: Date): Promise<void> {
  await ownAttempt(db, job).where('state', '=', 'waiting').set({ run_at: now }).execute();
}

/**
 * Notes that an attempt failed: the job is tried again later, or is dead. True when it is dead; a periodic one begins
 * anew after its period instead.
 */
export async function noteFailed(
  db: Kysely<Tables>,
  job: JobRow,
  { error, now, periodMs }: { error: unknown; now: Date; periodMs?: number | undefined },
): Promise<boolean> {
  const isDead = isLast(job.attempts, error);
  const last_error = (error instanceof Error ? error.message : String(error)).slice(0, ERROR_MAX_LENGTH);
  const end =
    periodMs === undefined
      ? ({ state: 'dead', ended_at: now } as const)
      : { run_at: new Date(now.getTime() + periodMs), attempts: 0 };
  const next = isDead ? end : { run_at: retryAt(job.attempts, now) };
  await ownAttempt(db, job)
    .set({ last_error, ...next })
    .execute();
  return isDead;
}

/** The jobs that were given up, the last one first. */
export const listDead = (db: Kysely<Tables>): Promise<JobRow[]> =>
  db.selectFrom('job').selectAll().where('state', '=', 'dead').orderBy('ended_at', 'desc').execute();

/** Has a job that was given up tried again as if it were new, or all of them. Gives how many. */
export async function retryDead(
  db: Kysely<Tables>,
  { id, now }: { id: string | undefined; now: Date },
): Promise<number> {
  const dead = db
    .updateTable('job')
    .set({ state: 'waiting', attempts: 0, run_at: now, ended_at: null })
    .where('state', '=', 'dead');
  // As a text: what an operator types need not be an id.
  const these = id === undefined ? dead : dead.where(sql<string>`id::text`, '=', id);
  return (await these.returning('id').execute()).length;
}
