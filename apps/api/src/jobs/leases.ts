import type { Kysely } from 'kysely';
import type { Tables } from '../db/schema.ts';
import type { JobRow } from '../db/tables/job.ts';
import { computeRetryTime, isLastAttempt, LEASE_MS } from './jobRules.ts';
import { selectPause } from './pause.ts';

/** Fits a column of the console; no stack traces. */
const ERROR_MAX_LENGTH = 500;

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
