import type { Kysely } from 'kysely';
import type { Tables } from '../db/schema.ts';

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

export const selectPause = (db: Kysely<Tables>) =>
  db.selectFrom('configuration').select('key').where('key', '=', PAUSED_KEY);

export const areJobsPaused = async (db: Kysely<Tables>): Promise<boolean> =>
  (await selectPause(db).executeTakeFirst()) !== undefined;
