import { AVAILABILITY, type ReporterRecord, type ReportOutcome, type ReportReason, uuidv7 } from '@mashrabiya/contract';
import { type Kysely, type Selectable, type SqlBool, sql } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { PropertyReportTable } from '../../db/tables/moderation.ts';
import { reporterRecord, weighReports } from '../rules/reportWeight.ts';
import { heldNow } from './heldDecisions.ts';
import type { Claiming } from './queue.ts';

export type ReportRow = Selectable<PropertyReportTable>;

export interface NewReport {
  propertyId: string;
  /** See `Visitor`. */
  visitor: string;
  userId: string | null;
  reason: ReportReason;
  note: string;
  /** See `PropertyReportTable`. */
  reelId: string | null;
  now: Date;
}

/** What says that a report was right: a moderator acted on it. */
const UPHELD: readonly ReportOutcome[] = ['change', 'off_offer', 'blocked'];
/** The same, or the owner did. */
const RIGHT: readonly ReportOutcome[] = [...UPHELD, 'ended'];

/** What somebody's reports came to until now. */
async function recordOfReporter(db: Kysely<Tables>, visitor: string): Promise<ReporterRecord> {
  const { upheld, dismissed } = await db
    .selectFrom('property_report')
    .select(({ fn, ref }) => [
      fn.countAll<number>().filterWhere(ref('decision'), 'in', RIGHT).as('upheld'),
      fn.countAll<number>().filterWhere(ref('decision'), '=', 'dismissed').as('dismissed'),
    ])
    .where('visitor', '=', visitor)
    .executeTakeFirstOrThrow();
  return reporterRecord({ upheld: Number(upheld), dismissed: Number(dismissed) });
}

/**
 * Stores a report and opens the ad's case, or adds to its weight. False when this visitor has reported the ad before.
 * Reports of one ad come one after another, so that none is missing from the weight.
 */
export async function addReport(
  tx: Kysely<Tables>,
  { propertyId, visitor, userId, reason, note, reelId, now }: NewReport,
): Promise<boolean> {
  const reporter = await recordOfReporter(tx, visitor);
  const report = {
    property_id: propertyId,
    visitor,
    user_id: userId,
    reason,
    note,
    reel_id: reelId,
    reporter,
    created_at: now,
  };
  const added = await tx
    .insertInto('property_report')
    .values({ id: uuidv7(now), ...report })
    .onConflict((conflict) => conflict.columns(['property_id', 'visitor']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return false;
  await tx
    .insertInto('report_case')
    .values({ property_id: propertyId, opened_at: now })
    .onConflict((conflict) => conflict.column('property_id').doUpdateSet({ property_id: propertyId }))
    .execute();
  const weight = weighReports(await openReports(tx, propertyId)).total;
  await tx.updateTable('report_case').set({ weight }).where('property_id', '=', propertyId).execute();
  return true;
}

/** Makes the report that somebody sent as a guest theirs, so that they learn the outcome. False where there is none. */
export async function adoptReport(
  tx: Kysely<Tables>,
  { propertyId, visitor, userId }: { propertyId: string; visitor: string; userId: string },
): Promise<boolean> {
  const adopted = await tx
    .updateTable('property_report')
    .set({ user_id: userId })
    .where('property_id', '=', propertyId)
    .where('visitor', '=', visitor)
    // Another login of the same browser is another person.
    .where((is) => is.or([is('user_id', 'is', null), is('user_id', '=', userId)]))
    .returning('id')
    .executeTakeFirst();
  return adopted !== undefined;
}

/** Who has reported an ad with a login. */
export async function reportersWithLogin(db: Kysely<Tables>, propertyId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('property_report')
    .select('user_id')
    .where('property_id', '=', propertyId)
    .where('user_id', 'is not', null)
    .execute();
  return rows.flatMap(({ user_id }) => user_id ?? []);
}

/** Reports that are shown to whoever sent them, the newest. */
const OWN_SHOWN = 50;

/** What somebody has reported with a login, the newest first. */
export const reportsBy = (db: Kysely<Tables>, userId: string) =>
  db
    .selectFrom('property_report')
    .innerJoin('property', 'property.id', 'property_report.property_id')
    .select([
      'property_report.id',
      'property_report.property_id',
      'property_report.reason',
      'property_report.decision',
      'property_report.created_at',
      'property_report.decided_at',
      'property.address_ar',
      'property.address_en',
      'property.availability',
      'property.removed_at',
    ])
    .where('property_report.user_id', '=', userId)
    .orderBy('property_report.created_at', 'desc')
    .orderBy('property_report.id', 'desc')
    .limit(OWN_SHOWN)
    .execute();

/** Cases that a moderator can do something about: their ads are on offer, and no decision can still be undone. */
const waiting = (db: Kysely<Tables>, now: Date) =>
  db
    .selectFrom('report_case')
    .innerJoin('property', 'property.id', 'report_case.property_id')
    .where('property.removed_at', 'is', null)
    .where('property.availability', '=', AVAILABILITY.active)
    .where('report_case.property_id', 'not in', heldNow(db, 'report', now));

/** How many ads on offer have open reports. */
export async function waitingReports(db: Kysely<Tables>, now: Date): Promise<number> {
  const { count } = await waiting(db, now)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Gives a moderator the case that weighs most, of equal ones the oldest, until a moment; see `claimOldest`. */
export async function claimHeaviestReport(
  db: Kysely<Tables>,
  { moderatorId, after, now, until }: Claiming,
): Promise<string | undefined> {
  const isOwn = sql<SqlBool>`(report_case.claimed_by = ${moderatorId})`;
  const isFree = sql<SqlBool>`(report_case.claimed_until is null or report_case.claimed_until <= ${now})`;
  if (after)
    await db
      .updateTable('report_case')
      .set({ claimed_until: until })
      .where('property_id', '=', after)
      .where(isOwn)
      .execute();
  return (await claimFirst(isOwn)) ?? claimFirst(isFree);

  async function claimFirst(which: typeof isOwn): Promise<string | undefined> {
    const claimed = await db
      .with('heaviest', () => {
        const found = waiting(db, now)
          .select('report_case.property_id')
          .where(which)
          .where('property.user_id', '<>', moderatorId)
          .orderBy('report_case.weight', 'desc')
          .orderBy('report_case.opened_at')
          .orderBy('report_case.property_id')
          .limit(1)
          .forUpdate('report_case')
          .skipLocked();
        return after ? found.where('report_case.property_id', '<>', after) : found;
      })
      .updateTable('report_case')
      .from('heaviest')
      .set({ claimed_by: moderatorId, claimed_until: until })
      .whereRef('report_case.property_id', '=', 'heaviest.property_id')
      .returning('report_case.property_id')
      .executeTakeFirst();
    return claimed?.property_id;
  }
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

/** Gives a moderator an ad's case until a moment, or nobody. */
export async function giveCase(
  tx: Kysely<Tables>,
  propertyId: string,
  holder: { moderatorId: string; until: Date } | null,
): Promise<void> {
  const claim = { claimed_by: holder?.moderatorId ?? null, claimed_until: holder?.until ?? null };
  await tx.updateTable('report_case').set(claim).where('property_id', '=', propertyId).execute();
}

export interface Closing {
  propertyId: string;
  decision: ReportOutcome;
  /** Those that came later stay open. */
  until: Date;
  /** Only reports that say this, which is not the moderator's decision: whoever has the case keeps it. */
  reason?: ReportReason;
  now: Date;
}

/** Notes what became of the reports up to a moment, and gives them; the case ends with the last open one. */
export async function closeReports(
  tx: Kysely<Tables>,
  { propertyId, decision, until, reason, now }: Closing,
): Promise<ReportRow[]> {
  let closing = tx
    .updateTable('property_report')
    .set({ decision, decided_at: now })
    .where('property_id', '=', propertyId)
    .where('decision', 'is', null)
    .where('created_at', '<=', until);
  if (reason) closing = closing.where('reason', '=', reason);
  const closed = await closing.returningAll().execute();
  const left = await openReports(tx, propertyId);
  const [next] = left;
  const released = reason === undefined && { claimed_by: null, claimed_until: null };
  const weight = weighReports(left).total;
  const ofCase = tx.updateTable('report_case').where('property_id', '=', propertyId);
  if (next) await ofCase.set({ ...released, weight, opened_at: next.created_at }).execute();
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
    .where('property_report.decision', 'in', UPHELD)
    .executeTakeFirstOrThrow();
  return Number(count);
}
