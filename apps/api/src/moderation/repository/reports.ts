import { AVAILABILITY, type ReportDecisionKind, type ReportReason, uuidv7 } from '@mashrabiya/contract';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { PropertyReportTable } from '../../db/tables/moderation.ts';

export type ReportRow = Selectable<PropertyReportTable>;

export interface NewReport {
  propertyId: string;
  /** See `Visitor`. */
  visitor: string;
  userId: string | null;
  reason: ReportReason;
  note: string;
  now: Date;
}

/** Stores a report and opens the ad's case. False when this visitor has reported the ad before. */
export async function addReport(
  tx: Kysely<Tables>,
  { propertyId, visitor, userId, reason, note, now }: NewReport,
): Promise<boolean> {
  const added = await tx
    .insertInto('property_report')
    .values({ id: uuidv7(now), property_id: propertyId, visitor, user_id: userId, reason, note, created_at: now })
    .onConflict((conflict) => conflict.columns(['property_id', 'visitor']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return false;
  await tx
    .insertInto('report_case')
    .values({ property_id: propertyId, opened_at: now })
    .onConflict((conflict) => conflict.column('property_id').doNothing())
    .execute();
  return true;
}

/** Cases that a moderator can do something about: their ads are on offer. */
const waiting = (db: Kysely<Tables>) =>
  db
    .selectFrom('report_case')
    .innerJoin('property', 'property.id', 'report_case.property_id')
    .where('property.removed_at', 'is', null)
    .where('property.availability', '=', AVAILABILITY.active);

/** How many ads on offer have open reports. */
export async function waitingReports(db: Kysely<Tables>): Promise<number> {
  const { count } = await waiting(db)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Gives a moderator the case that has waited longest, until a moment; see `claimOldest`. */
export async function claimOldestReport(
  db: Kysely<Tables>,
  { moderatorId, now, until }: { moderatorId: string; now: Date; until: Date },
): Promise<string | undefined> {
  const free = sql<boolean>`(report_case.claimed_until is null or report_case.claimed_until <= ${now} or report_case.claimed_by = ${moderatorId})`;
  const claimed = await db
    .with('oldest', () =>
      waiting(db)
        .select('report_case.property_id')
        .where(free)
        .where('property.user_id', '<>', moderatorId)
        .orderBy(sql`(report_case.claimed_by = ${moderatorId}) is true`, 'desc')
        .orderBy('report_case.opened_at')
        .orderBy('report_case.property_id')
        .limit(1)
        .forUpdate('report_case')
        .skipLocked(),
    )
    .updateTable('report_case')
    .from('oldest')
    .set({ claimed_by: moderatorId, claimed_until: until })
    .whereRef('report_case.property_id', '=', 'oldest.property_id')
    .returning('report_case.property_id')
    .executeTakeFirst();
  return claimed?.property_id;
}

/** The open reports against an ad, the oldest first. */
export const openReports = (db: Kysely<Tables>, propertyId: string): Promise<ReportRow[]> =>
  db
    .selectFrom('property_report')
    .selectAll()
    .where('property_id', '=', propertyId)
    .where('decision', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Whether a moderator has an ad's case now; nobody else changes it before the transaction ends. */
export async function hasCase(
  tx: Kysely<Tables>,
  { propertyId, moderatorId, now }: { propertyId: string; moderatorId: string; now: Date },
): Promise<boolean> {
  const held = await tx
    .selectFrom('report_case')
    .select('property_id')
    .where('property_id', '=', propertyId)
    .where('claimed_by', '=', moderatorId)
    .where('claimed_until', '>', now)
    .forUpdate()
    .executeTakeFirst();
  return held !== undefined;
}

/** Notes what was decided of the reports up to a moment, and gives them; the case ends with the last open one. */
export async function closeReports(
  tx: Kysely<Tables>,
  { propertyId, decision, until, now }: { propertyId: string; decision: ReportDecisionKind; until: Date; now: Date },
): Promise<ReportRow[]> {
  const closed = await tx
    .updateTable('property_report')
    .set({ decision, decided_at: now })
    .where('property_id', '=', propertyId)
    .where('decision', 'is', null)
    .where('created_at', '<=', until)
    .returningAll()
    .execute();
  const [next] = await openReports(tx, propertyId);
  const ofCase = tx.updateTable('report_case').where('property_id', '=', propertyId);
  if (next) await ofCase.set({ opened_at: next.created_at, claimed_by: null, claimed_until: null }).execute();
  else await tx.deleteFrom('report_case').where('property_id', '=', propertyId).execute();
  return closed;
}

/** How many reports against somebody's ads a moderator has acted on. */
export async function upheldReports(db: Kysely<Tables>, sellerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('property_report')
    .innerJoin('property', 'property.id', 'property_report.property_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('property.user_id', '=', sellerId)
    .where('property_report.decision', 'in', ['change', 'off_offer', 'blocked'])
    .executeTakeFirstOrThrow();
  return Number(count);
}
