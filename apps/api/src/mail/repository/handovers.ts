import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';

/** Records that a mail is about to be handed over. False if recorded before, so it may have been sent. */
export async function beginHandover(db: Kysely<Tables>, jobId: string, now: Date): Promise<boolean> {
  const insertedHandover = await db
    .insertInto('mail_handover')
    .values({ job_id: jobId, created_at: now })
    .onConflict((conflict) => conflict.column('job_id').doNothing())
    .returning('job_id')
    .executeTakeFirst();
  return insertedHandover !== undefined;
}

/** Records that a mail was refused, so that it can be handed over again. */
export async function undoHandover(db: Kysely<Tables>, jobId: string): Promise<void> {
  await db.deleteFrom('mail_handover').where('job_id', '=', jobId).execute();
}
