import { uuidv7 } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { JobRow, Tables } from '../db/schema.ts';
import { isLast, LEASE_MS, REMEMBERED_MS, retryAt } from './jobRules.ts';

/** A column of the console, not a place for traces. */
const ERROR_MAX_LENGTH = 500;
/** How many forgotten jobs each finished one clears away. */
const FORGOTTEN_AT_ONCE = 10;

export interface NewJob {
  kind: string;
  payload: object;
  now: Date;
}

/** Has something done soon. Within a transaction it is done only if the transaction is. */
export async function enqueue(db: Kysely<Tables>, { kind, payload, now }: NewJob): Promise<void> {
  await db
    .insertInto('job')
    .values({ id: uuidv7(now), kind, payload: JSON.stringify(payload), run_at: now, created_at: now })
    .execute();
}

/** Takes jobs that are due, for which this node then has `LEASE_MS`; no other node takes them in that time. */
export function takeDue(db: Kysely<Tables>, now: Date, most: number): Promise<JobRow[]> {
  return db
    .with('due', (cte) =>
      cte
        .selectFrom('job')
        .select('id')
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

/** Notes that an attempt failed: the job is tried again later, or is dead. True when it is dead. */
export async function noteFailed(db: Kysely<Tables>, job: JobRow, error: unknown, now: Date): Promise<boolean> {
  const isDead = isLast(job.attempts, error);
  const last_error = (error instanceof Error ? error.message : String(error)).slice(0, ERROR_MAX_LENGTH);
  const next = isDead ? ({ state: 'dead', ended_at: now } as const) : ({ run_at: retryAt(job.attempts, now) } as const);
  await ownAttempt(db, job)
    .set({ last_error, ...next })
    .execute();
  return isDead;
}
