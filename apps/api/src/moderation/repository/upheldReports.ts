import type { ReportOutcome } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';

/** What says that a moderator acted on a report. */
export const UPHELD: readonly ReportOutcome[] = ['change', 'off_offer', 'warned', 'blocked'];

/** Ids of the cases that are about somebody: their own, and those of their ads. */
export const casesAgainst = (db: Kysely<Tables>, userId: string) =>
  db
    .selectFrom('property')
    .select('id')
    .where('user_id', '=', userId)
    .unionAll(db.selectFrom('app_user').select('id').where('id', '=', userId));

/** How many reports against somebody and their ads a moderator has acted on. */
export async function upheldReports(db: Kysely<Tables>, sellerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('report')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('case_id', 'in', casesAgainst(db, sellerId))
    .where('decision', 'in', UPHELD)
    .executeTakeFirstOrThrow();
  return Number(count);
}
