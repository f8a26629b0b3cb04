import { type ReporterRecord, type ReportReason, uuidv7 } from '@mashrabiya/contract';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { ReportTable } from '../../db/tables/moderation.ts';
import { UPHELD_OUTCOMES } from '../../moderation/repository/upheldReports.ts';
import { rateReporter, weighReports } from '../rules/reportWeight.ts';

export type ReportRow = Selectable<ReportTable>;

export type ReportSubject =
  | { propertyId: string; reelId?: string | undefined }
  | { reportedUserId: string; conversationId?: string };

const getCaseId = (subject: ReportSubject): string =>
  'reportedUserId' in subject ? subject.reportedUserId : subject.propertyId;
export const getSubjectId = (subject: ReportSubject): string =>
  ('reelId' in subject && subject.reelId) ||
  ('conversationId' in subject && subject.conversationId) ||
  getCaseId(subject);

export interface NewReport {
  subject: ReportSubject;
  visitor: string;
  userId: string | null;
  reason: ReportReason;
  note: string;
  now: Date;
}

/** True if the owner ended an ad that was reported as sold. The deletion of the account also ends reports. */
const isEndedAsSold = sql<boolean>`(report.decision = 'ended' and report.reason = 'sold' and not exists (
  select 1 from property
  join app_user owner on owner.id = property.user_id
  where property.id = report.property_id and owner.deleted_at = report.decided_at
))`;

async function findReporterRecord(db: Kysely<Tables>, visitor: string): Promise<ReporterRecord> {
  const { upheld, dismissed } = await db
    .selectFrom('report')
    .select(({ eb, fn }) => [
      fn
        .countAll<number>()
        .filterWhere(eb.or([eb('decision', 'in', UPHELD_OUTCOMES), isEndedAsSold]))
        .as('upheld'),
      fn.countAll<number>().filterWhere('decision', '=', 'dismissed').as('dismissed'),
    ])
    .where('visitor', '=', visitor)
    .executeTakeFirstOrThrow();
  return rateReporter({ upheld: Number(upheld), dismissed: Number(dismissed) });
}

/**
 * Stores a report and opens its case, or adds to the case's weight. False if this visitor has reported the same before.
 * Reports of one case are serialised, so that none is missing from the weight.
 */
export async function addReport(
  tx: Kysely<Tables>,
  { subject, visitor, userId, reason, note, now }: NewReport,
): Promise<boolean> {
  const reporter = await findReporterRecord(tx, visitor);
  const caseColumns =
    'reportedUserId' in subject ? { person_id: subject.reportedUserId } : { property_id: subject.propertyId };
  const part = 'reportedUserId' in subject ? { conversation_id: subject.conversationId } : { reel_id: subject.reelId };
  const values = { visitor, user_id: userId, reason, note, reporter, created_at: now };
  const insertedReport = await tx
    .insertInto('report')
    .values({ id: uuidv7(now), ...caseColumns, ...part, ...values })
    .onConflict((conflict) => conflict.columns(['subject_id', 'visitor']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!insertedReport) return false;
  await tx
    .insertInto('report_case')
    .values({ ...caseColumns, opened_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(caseColumns))
    .execute();
  const id = getCaseId(subject);
  const weight = weighReports(await findOpenReports(tx, id)).total;
  await tx.updateTable('report_case').set({ weight }).where('id', '=', id).execute();
  return true;
}

export async function isConversationReported(db: Kysely<Tables>, conversationId: string): Promise<boolean> {
  const report = await db
    .selectFrom('report')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .executeTakeFirst();
  return report !== undefined;
}

/** Links a guest's report to their account, so that they are notified of the outcome. False if there is none. */
export async function linkReportToUser(
  tx: Kysely<Tables>,
  { subject, visitor, userId }: { subject: ReportSubject; visitor: string; userId: string },
): Promise<boolean> {
  const linkedReport = await tx
    .updateTable('report')
    .set({ user_id: userId })
    .where('subject_id', '=', getSubjectId(subject))
    .where('visitor', '=', visitor)
    // Another account in the same browser is another user, so its reports stay unlinked.
    .where((eb) => eb.or([eb('user_id', 'is', null), eb('user_id', '=', userId)]))
    .returning('id')
    .executeTakeFirst();
  return linkedReport !== undefined;
}

export async function findReportersWithLogin(db: Kysely<Tables>, subject: ReportSubject): Promise<string[]> {
  const rows = await db
    .selectFrom('report')
    .select('user_id')
    .where('subject_id', '=', getSubjectId(subject))
    .where('user_id', 'is not', null)
    .execute();
  return rows.flatMap(({ user_id }) => user_id ?? []);
}

const MAX_OWN_REPORTS = 50;

export const findReportsByUser = (db: Kysely<Tables>, userId: string) =>
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
      'report.property_id',
      'property.subcategory_id',
      'property.city_id',
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
    .limit(MAX_OWN_REPORTS)
    .execute();

export const findOpenReports = (db: Kysely<Tables>, caseId: string): Promise<ReportRow[]> =>
  db
    .selectFrom('report')
    .selectAll()
    .where('case_id', '=', caseId)
    .where('decision', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** True for rows about a removed listing or a deleted user: no moderator decides on them any more. */
export const isAboutRemovedSubject = (table: 'report' | 'report_case') =>
  sql<boolean>`(exists (
    select 1 from property
    where property.id = ${sql.ref(`${table}.property_id`)} and property.removed_at is not null
  ) or exists (
    select 1 from app_user
    where app_user.id = ${sql.ref(`${table}.person_id`)} and app_user.deleted_at is not null
  ))`;

/** Separates a user's reports from the account, also from the hash of its id. */
export async function anonymizeReports(tx: Kysely<Tables>, userId: string): Promise<void> {
  await tx
    .updateTable('report')
    .set({ user_id: null, visitor: sql`'erased ' || id` })
    .where('user_id', '=', userId)
    .execute();
}

export const findReportedProperties = (tx: Kysely<Tables>, ownerId: string) =>
  tx
    .selectFrom('report_case')
    .innerJoin('property', 'property.id', 'report_case.property_id')
    .select(['property.id', 'property.user_id', 'property.address_ar', 'property.address_en'])
    .where('property.user_id', '=', ownerId)
    .orderBy('property.id')
    .execute();

export async function deleteReportsAboutUser(tx: Kysely<Tables>, userId: string): Promise<void> {
  await tx.deleteFrom('report').where('person_id', '=', userId).execute();
  await tx.deleteFrom('report_case').where('person_id', '=', userId).execute();
}
