import { AVAILABILITY, type ReportOutcome, type ReportReason } from '@mashrabiya/contract';
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { selectPendingDecisions } from '../../decisions/repository/pendingDecisions.ts';
import type { ClaimOptions } from '../../moderation/repository/queue.ts';
import { weighReports } from '../rules/reportWeight.ts';
import { findOpenReports, type ReportRow } from './reports.ts';

/** Actionable cases: the ad is on offer or the user has a page, and no decision can still be undone. */
const selectWaiting = (db: Kysely<Tables>, now: Date) =>
  db
    .selectFrom('report_case')
    .leftJoin('property', 'property.id', 'report_case.property_id')
    .leftJoin('app_user as person', 'person.id', 'report_case.person_id')
    .where((eb) =>
      eb.or([
        eb.and([eb('property.availability', '=', AVAILABILITY.active), eb('property.removed_at', 'is', null)]),
        eb.and([
          eb('person.id', 'is not', null),
          eb('person.blocked_at', 'is', null),
          eb('person.deleted_at', 'is', null),
        ]),
      ]),
    )
    .where('report_case.id', 'not in', selectPendingDecisions(db, 'report', now));

export async function countWaitingReports(db: Kysely<Tables>, moderatorId: string, now: Date): Promise<number> {
  const { count } = await selectWaiting(db, now)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(sql`coalesce(property.user_id, person.id)`, '<>', moderatorId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const findReportClaims = (db: Kysely<Tables>, now: Date) =>
  selectWaiting(db, now).select(['report_case.claimed_by', 'report_case.claimed_until']);

interface ClaimingReport extends ClaimOptions {
  /** Cases opened up to this moment come first. */
  lateSince: Date;
}

export interface ClaimedCase {
  id: string;
  opened_at: Date;
}

/** Claims the first case, see `claimOldest`: the oldest late one, else the heaviest, then the oldest. */
export async function claimFirstReport(
  db: Kysely<Tables>,
  { moderatorId, after, lateSince, now, until }: ClaimingReport,
): Promise<ClaimedCase | undefined> {
  const isOwn = sql<SqlBool>`(report_case.claimed_by = ${moderatorId})`;
  const isFree = sql<SqlBool>`(report_case.claimed_until is null or report_case.claimed_until <= ${now})`;
  if (after)
    await db.updateTable('report_case').set({ claimed_until: until }).where('id', '=', after).where(isOwn).execute();
  for (const condition of [isOwn, isFree]) {
    const claimedCase = (await claimOne(condition, true)) ?? (await claimOne(condition, false));
    if (claimedCase) return claimedCase;
  }
  return undefined;

  /** Two queries with an index each: a combined one would read all pending cases. */
  function claimOne(condition: typeof isOwn, isLate: boolean): Promise<ClaimedCase | undefined> {
    return db
      .with('first', () => {
        let candidates = selectWaiting(db, now)
          .select('report_case.id')
          .where(condition)
          .where(sql`coalesce(property.user_id, person.id)`, '<>', moderatorId);
        if (after) candidates = candidates.where('report_case.id', '<>', after);
        candidates = isLate
          ? candidates.where('report_case.opened_at', '<=', lateSince)
          : candidates.orderBy('report_case.weight', 'desc');
        return candidates
          .orderBy('report_case.opened_at')
          .orderBy('report_case.id')
          .limit(1)
          .forUpdate('report_case')
          .skipLocked();
      })
      .updateTable('report_case')
      .from('first')
      .set({ claimed_by: moderatorId, claimed_until: until })
      .whereRef('report_case.id', '=', 'first.id')
      .returning(['report_case.id', 'report_case.opened_at'])
      .executeTakeFirst();
  }
}

export async function lockClaimedCase(
  tx: Kysely<Tables>,
  { id, moderatorId, now }: { id: string; moderatorId: string; now: Date },
): Promise<boolean> {
  const lockedCase = await tx
    .selectFrom('report_case')
    .select('id')
    .where('id', '=', id)
    .where('claimed_by', '=', moderatorId)
    .where('claimed_until', '>', now)
    .forUpdate()
    .executeTakeFirst();
  return lockedCase !== undefined;
}

export interface CloseInput {
  caseId: string;
  decision: ReportOutcome;
  /** Later reports stay open. */
  until: Date;
  /** Only reports with this reason, closed without a moderator: claims of the case remain. */
  reason?: ReportReason;
  now: Date;
}

/** Records the outcome of the reports up to a moment, and returns them; the case ends with the last open one. */
export async function closeReports(
  tx: Kysely<Tables>,
  { caseId, decision, until, reason, now }: CloseInput,
): Promise<ReportRow[]> {
  let closeQuery = tx
    .updateTable('report')
    .set({ decision, decided_at: now })
    .where('case_id', '=', caseId)
    .where('decision', 'is', null)
    .where('created_at', '<=', until);
  if (reason) closeQuery = closeQuery.where('reason', '=', reason);
  const closedReports = await closeQuery.returningAll().execute();
  const remainingReports = await findOpenReports(tx, caseId);
  const [nextReport] = remainingReports;
  const releasedClaim = reason === undefined && { claimed_by: null, claimed_until: null };
  const weight = weighReports(remainingReports).total;
  const caseUpdate = tx.updateTable('report_case').where('id', '=', caseId);
  if (nextReport) await caseUpdate.set({ ...releasedClaim, weight, opened_at: nextReport.created_at }).execute();
  else await tx.deleteFrom('report_case').where('id', '=', caseId).execute();
  return closedReports;
}
