import { type ReviewPart, type ReviewReportReason, uuidv7 } from '@mashrabiya/contract';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { ReviewReportTable, ReviewRow } from '../../db/tables/people.ts';

export interface NewReviewReport {
  reviewId: string;
  about: ReviewPart;
  visitor: string;
  /** Hash of the visitor id that this browser had before the login. */
  previousVisitor?: string | undefined;
  userId: string | null;
  reason: ReviewReportReason;
  note: string;
  now: Date;
}

/** Stores a report of a review. False if this visitor has reported it before, or did as a guest. */
export async function addReviewReport(
  tx: Kysely<Tables>,
  { reviewId, about, visitor, previousVisitor, userId, reason, note, now }: NewReviewReport,
): Promise<boolean> {
  if (previousVisitor) {
    const previousReports = tx.selectFrom('review_report').select('id').where('review_id', '=', reviewId);
    const isOwnReport = previousReports
      .where('visitor', '=', previousVisitor)
      // Another account in the same browser is another user, so its reports do not count.
      .where((eb) => eb.or([eb('user_id', 'is', null), eb('user_id', '=', userId)]));
    if (await isOwnReport.executeTakeFirst()) return false;
  }
  const insertedReport = await tx
    .insertInto('review_report')
    .values({ id: uuidv7(now), review_id: reviewId, about, visitor, user_id: userId, reason, note, created_at: now })
    .onConflict((conflict) => conflict.columns(['review_id', 'visitor']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return insertedReport !== undefined;
}

/** Number of reviews with open reports, except reviews by or about the moderator. */
export async function countReportedReviews(db: Kysely<Tables>, moderatorId: string): Promise<number> {
  const { count } = await db
    .selectFrom('review_report')
    .innerJoin('review', 'review.id', 'review_report.review_id')
    .select(sql<number>`count(distinct review_id)`.as('count'))
    .where('is_open', '=', true)
    .where('review.author_id', '<>', moderatorId)
    .where('review.provider_id', '<>', moderatorId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const findReviewClaims = (db: Kysely<Tables>) =>
  db
    .selectFrom('review')
    .select(['review.claimed_by', 'review.claimed_until'])
    .where('review.id', 'in', db.selectFrom('review_report').select('review_id').where('is_open', '=', true));

export async function claimOldestReview(
  db: Kysely<Tables>,
  { moderatorId, now, until }: { moderatorId: string; now: Date; until: Date },
): Promise<ReviewRow | undefined> {
  const isFree = sql<boolean>`(review.claimed_until is null or review.claimed_until <= ${now} or review.claimed_by = ${moderatorId})`;
  const oldestReportAt = sql<Date>`(select min(created_at) from review_report where review_id = review.id and is_open)`;
  return db
    .with('oldest', () =>
      db
        .selectFrom('review')
        .select('review.id')
        .where(isFree)
        .where(sql<boolean>`${oldestReportAt} is not null`)
        .where('review.author_id', '<>', moderatorId)
        .where('review.provider_id', '<>', moderatorId)
        .orderBy(sql`(review.claimed_by = ${moderatorId}) is true`, 'desc')
        .orderBy(oldestReportAt)
        .orderBy('review.id')
        .limit(1)
        .forUpdate('review')
        .skipLocked(),
    )
    .updateTable('review')
    .from('oldest')
    .set({ claimed_by: moderatorId, claimed_until: until })
    .whereRef('review.id', '=', 'oldest.id')
    .returningAll('review')
    .executeTakeFirst();
}

export const findOpenReviewReports = (db: Kysely<Tables>, reviewId: string): Promise<Selectable<ReviewReportTable>[]> =>
  db
    .selectFrom('review_report')
    .selectAll()
    .where('review_id', '=', reviewId)
    .where('is_open', '=', true)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Reviews by or about a user with open reports. */
export const findReportedReviews = (db: Kysely<Tables>, userId: string) =>
  db
    .selectFrom('review')
    .select(['id', 'provider_id'])
    .where((eb) => eb.or([eb('author_id', '=', userId), eb('provider_id', '=', userId)]))
    .where('id', 'in', db.selectFrom('review_report').select('review_id').where('is_open', '=', true))
    .orderBy('id')
    .execute();

export const lockReview = (tx: Kysely<Tables>, id: string): Promise<ReviewRow | undefined> =>
  tx.selectFrom('review').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Closes the reports up to a moment, and releases the claim. */
export async function closeReviewReports(tx: Kysely<Tables>, reviewId: string, until: Date): Promise<void> {
  await tx
    .updateTable('review_report')
    .set({ is_open: false })
    .where('review_id', '=', reviewId)
    .where('created_at', '<=', until)
    .execute();
  await tx.updateTable('review').set({ claimed_by: null, claimed_until: null }).where('id', '=', reviewId).execute();
}
