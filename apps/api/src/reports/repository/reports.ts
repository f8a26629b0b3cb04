import { AVAILABILITY, type ReporterRecord, type ReportOutcome, type ReportReason, uuidv7 } from '@mashrabiya/contract';
import { type Kysely, type Selectable, type SqlBool, sql } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { ReportTable } from '../../db/tables/moderation.ts';
import { heldNow } from '../../decisions/repository/heldDecisions.ts';
import type { Claiming } from '../../moderation/repository/queue.ts';
import { UPHELD } from '../../moderation/repository/upheldReports.ts';
import { reporterRecord, weighReports } from '../rules/reportWeight.ts';

export type ReportRow = Selectable<ReportTable>;

/** What is reported: an ad, a reel of it, or a person. */
export type Reported = { propertyId: string; reelId?: string | undefined } | { personId: string };

const caseIdOf = (about: Reported): string => ('personId' in about ? about.personId : about.propertyId);
const subjectIdOf = (about: Reported): string => ('reelId' in about && about.reelId) || caseIdOf(about);

export interface NewReport {
  about: Reported;
  /** See `Visitor`. */
  visitor: string;
  userId: string | null;
  reason: ReportReason;
  note: string;
  now: Date;
}

/** What says that a report was right: a moderator acted on it, or the owner did. */
const RIGHT: readonly ReportOutcome[] = [...UPHELD, 'ended'];

/** What somebody's reports came to until now. */
async function recordOfReporter(db: Kysely<Tables>, visitor: string): Promise<ReporterRecord> {
  const { upheld, dismissed } = await db
    .selectFrom('report')
    .select(({ fn, ref }) => [
      fn.countAll<number>().filterWhere(ref('decision'), 'in', RIGHT).as('upheld'),
      fn.countAll<number>().filterWhere(ref('decision'), '=', 'dismissed').as('dismissed'),
    ])
    .where('visitor', '=', visitor)
    .executeTakeFirstOrThrow();
  return reporterRecord({ upheld: Number(upheld), dismissed: Number(dismissed) });
}

/**
 * Stores a report and opens the case of the ad or person, or adds to its weight. False when this visitor has reported the
 * same before. Reports of one case come one after another, so that none is missing from the weight.
 */
export async function addReport(
  tx: Kysely<Tables>,
  { about, visitor, userId, reason, note, now }: NewReport,
): Promise<boolean> {
  const reporter = await recordOfReporter(tx, visitor);
  const ofCase = 'personId' in about ? { person_id: about.personId } : { property_id: about.propertyId };
  const reel = 'reelId' in about && about.reelId ? { reel_id: about.reelId } : {};
  const said = { visitor, user_id: userId, reason, note, reporter, created_at: now };
  const added = await tx
    .insertInto('report')
    .values({ id: uuidv7(now), ...ofCase, ...reel, ...said })
    .onConflict((conflict) => conflict.columns(['subject_id', 'visitor']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return false;
  await tx
    .insertInto('report_case')
    .values({ ...ofCase, opened_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(ofCase))
    .execute();
  const id = caseIdOf(about);
  const weight = weighReports(await openReports(tx, id)).total;
  await tx.updateTable('report_case').set({ weight }).where('id', '=', id).execute();
  return true;
}

/** Makes the report that somebody sent as a guest theirs, so that they learn the outcome. False where there is none. */
export async function adoptReport(
  tx: Kysely<Tables>,
  { about, visitor, userId }: { about: Reported; visitor: string; userId: string },
): Promise<boolean> {
  const adopted = await tx
    .updateTable('report')
    .set({ user_id: userId })
    .where('subject_id', '=', subjectIdOf(about))
    .where('visitor', '=', visitor)
    // Another login of the same browser is another person.
    .where((is) => is.or([is('user_id', 'is', null), is('user_id', '=', userId)]))
    .returning('id')
    .executeTakeFirst();
  return adopted !== undefined;
}

/** Who has reported something with a login. */
export async function reportersWithLogin(db: Kysely<Tables>, about: Reported): Promise<string[]> {
  const rows = await db
    .selectFrom('report')
    .select('user_id')
    .where('subject_id', '=', subjectIdOf(about))
    .where('user_id', 'is not', null)
    .execute();
  return rows.flatMap(({ user_id }) => user_id ?? []);
}

/** Reports that are shown to whoever sent them, the newest. */
const OWN_SHOWN = 50;

/** What somebody has reported with a login, the newest first. */
export const reportsBy = (db: Kysely<Tables>, userId: string) =>
  db
    .selectFrom('report')
    .leftJoin('property', 'property.id', 'report.property_id')
    .leftJoin('reel', 'reel.id', 'report.reel_id')
    .leftJoin('app_user as person', 'person.id', 'report.person_id')
    .select([
      'report.id',
      'report.subject_id',
      'report.reel_id',
      'report.person_id',
      'report.reason',
      'report.decision',
      'report.created_at',
      'report.decided_at',
      'property.address_ar',
      'property.address_en',
      'property.availability',
      'property.removed_at',
      'reel.title_ar',
      'reel.title_en',
      'reel.availability as reel_availability',
      'reel.removed_at as reel_removed_at',
      'person.name_ar',
      'person.name_en',
      'person.blocked_at',
    ])
    .where('report.user_id', '=', userId)
    .orderBy('report.created_at', 'desc')
    .orderBy('report.id', 'desc')
    .limit(OWN_SHOWN)
    .execute();

/**
 * Cases that a moderator can do something about: their ads are on offer, or their people have a page, and no decision can
 * still be undone.
 */
const waiting = (db: Kysely<Tables>, now: Date) =>
  db
    .selectFrom('report_case')
    .leftJoin('property', 'property.id', 'report_case.property_id')
    .leftJoin('app_user as person', 'person.id', 'report_case.person_id')
    .where((is) =>
      is.or([
        is.and([is('property.availability', '=', AVAILABILITY.active), is('property.removed_at', 'is', null)]),
        is.and([is('person.id', 'is not', null), is('person.blocked_at', 'is', null)]),
      ]),
    )
    .where('report_case.id', 'not in', heldNow(db, 'report', now));

/** How many ads on offer and people have open reports. */
export async function waitingReports(db: Kysely<Tables>, now: Date): Promise<number> {
  const { count } = await waiting(db, now)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface ClaimingReport extends Claiming {
  /** Cases that were opened until then come first. */
  lateSince: Date;
}

/** A case that a moderator has got, and since when it waits. */
export interface ClaimedCase {
  id: string;
  opened_at: Date;
}

/**
 * Gives a moderator the case that comes first, until a moment, see `claimOldest`: the oldest of those that are late, else
 * the one that weighs most, of equal ones the oldest.
 */
export async function claimFirstReport(
  db: Kysely<Tables>,
  { moderatorId, after, lateSince, now, until }: ClaimingReport,
): Promise<ClaimedCase | undefined> {
  const isOwn = sql<SqlBool>`(report_case.claimed_by = ${moderatorId})`;
  const isFree = sql<SqlBool>`(report_case.claimed_until is null or report_case.claimed_until <= ${now})`;
  if (after)
    await db.updateTable('report_case').set({ claimed_until: until }).where('id', '=', after).where(isOwn).execute();
  for (const which of [isOwn, isFree]) {
    const claimed = (await claimOne(which, true)) ?? (await claimOne(which, false));
    if (claimed) return claimed;
  }
  return undefined;

  /** Two orders, an index each: one of both would have to look at all that waits. */
  function claimOne(which: typeof isOwn, isLate: boolean): Promise<ClaimedCase | undefined> {
    return db
      .with('first', () => {
        let found = waiting(db, now)
          .select('report_case.id')
          .where(which)
          .where(sql`coalesce(property.user_id, person.id)`, '<>', moderatorId);
        if (after) found = found.where('report_case.id', '<>', after);
        found = isLate
          ? found.where('report_case.opened_at', '<=', lateSince)
          : found.orderBy('report_case.weight', 'desc');
        return found
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

/** The open reports of a case, the oldest first. */
export const openReports = (db: Kysely<Tables>, caseId: string): Promise<ReportRow[]> =>
  db
    .selectFrom('report')
    .selectAll()
    .where('case_id', '=', caseId)
    .where('decision', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Whether a moderator has a case now; nobody else changes it before the transaction ends. */
export async function hasCase(
  tx: Kysely<Tables>,
  { id, moderatorId, now }: { id: string; moderatorId: string; now: Date },
): Promise<boolean> {
  const held = await tx
    .selectFrom('report_case')
    .select('id')
    .where('id', '=', id)
    .where('claimed_by', '=', moderatorId)
    .where('claimed_until', '>', now)
    .forUpdate()
    .executeTakeFirst();
  return held !== undefined;
}

/** Gives a moderator a case until a moment, or nobody. */
export async function giveCase(
  tx: Kysely<Tables>,
  id: string,
  holder: { moderatorId: string; until: Date } | null,
): Promise<void> {
  const claim = { claimed_by: holder?.moderatorId ?? null, claimed_until: holder?.until ?? null };
  await tx.updateTable('report_case').set(claim).where('id', '=', id).execute();
}

export interface Closing {
  caseId: string;
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
  { caseId, decision, until, reason, now }: Closing,
): Promise<ReportRow[]> {
  let closing = tx
    .updateTable('report')
    .set({ decision, decided_at: now })
    .where('case_id', '=', caseId)
    .where('decision', 'is', null)
    .where('created_at', '<=', until);
  if (reason) closing = closing.where('reason', '=', reason);
  const closed = await closing.returningAll().execute();
  const left = await openReports(tx, caseId);
  const [next] = left;
  const released = reason === undefined && { claimed_by: null, claimed_until: null };
  const weight = weighReports(left).total;
  const ofCase = tx.updateTable('report_case').where('id', '=', caseId);
  if (next) await ofCase.set({ ...released, weight, opened_at: next.created_at }).execute();
  else await tx.deleteFrom('report_case').where('id', '=', caseId).execute();
  return closed;
}

/** Forgets who sent somebody's reports, and what was said of them. */
export async function forgetReports(tx: Kysely<Tables>, userId: string): Promise<void> {
  await tx.updateTable('report').set({ user_id: null }).where('user_id', '=', userId).execute();
  await tx.deleteFrom('report').where('person_id', '=', userId).execute();
  await tx.deleteFrom('report_case').where('person_id', '=', userId).execute();
}
