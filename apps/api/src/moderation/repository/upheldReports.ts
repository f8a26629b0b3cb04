import type { ReportOutcome } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';

/** Outcomes with which a moderator acted on a report. */
export const UPHELD_OUTCOMES: readonly ReportOutcome[] = ['change', 'off_offer', 'warned', 'blocked'];

export const selectCasesAgainst = (db: Kysely<Tables>, userId: string) =>
  db
    .selectFrom('property')
    .select('id')
    .where('user_id', '=', userId)
    .unionAll(db.selectFrom('app_user').select('id').where('id', '=', userId));

export async function countUpheldReports(db: Kysely<Tables>, sellerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('report')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('case_id', 'in', selectCasesAgainst(db, sellerId))
    .where('decision', 'in', UPHELD_OUTCOMES)
    .executeTakeFirstOrThrow();
  return Number(count);
}
