import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/schema.ts';
import type { JobRow } from '../db/tables/job.ts';

export interface JobKindQueue {
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
export async function readQueue(db: Kysely<Tables>, now: Date): Promise<JobKindQueue[]> {
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
