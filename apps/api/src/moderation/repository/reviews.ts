import { AVAILABILITY, type RefusalReason, uuidv7 } from '@mashrabiya/contract';
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { ReviewRow } from '../../db/tables/moderation.ts';

export interface NewReview {
  propertyId: string;
  moderatorId: string;
  decision: ReviewRow['decision'];
  reasons: readonly RefusalReason[];
  note: string;
  note_ar: string;
  note_en: string;
  content: object;
  now: Date;
}

export async function insertReview(
  db: Kysely<Tables>,
  { propertyId, moderatorId, decision, reasons, note, note_ar, note_en, content, now }: NewReview,
): Promise<void> {
  await db
    .insertInto('property_review')
    .values({
      id: uuidv7(now),
      property_id: propertyId,
      moderator_id: moderatorId,
      decision,
      reasons: [...reasons],
      note,
      note_ar,
      note_en,
      content: JSON.stringify(content),
      created_at: now,
    })
    .execute();
}

export async function findLastReviews(db: Kysely<Tables>, ids: readonly string[]): Promise<Map<string, ReviewRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('property_review')
    .distinctOn('property_id')
    .selectAll()
    .where('property_id', 'in', ids)
    .orderBy('property_id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.property_id, row]));
}

export const hasLaterReview = (eb: ExpressionBuilder<Tables, 'property_review'>) =>
  eb.exists(
    eb
      .selectFrom('property_review as later')
      .select('later.id')
      .whereRef('later.property_id', '=', 'property_review.property_id')
      .whereRef('later.created_at', '>', 'property_review.created_at'),
  );

/** Number of the user's consecutively approved ads since the last rejection. */
export async function countConsecutiveApprovals(db: Kysely<Tables>, userId: string): Promise<number> {
  const sellerReviews = db
    .selectFrom('property_review')
    .innerJoin('property', 'property.id', 'property_review.property_id')
    .where('property.user_id', '=', userId);
  const lastRejection = sellerReviews
    .where('property_review.decision', '<>', 'accepted')
    .select(({ fn }) => fn.max('property_review.created_at').as('at'));
  const { accepted } = await sellerReviews
    .where('property_review.decision', '=', 'accepted')
    .where((eb) => eb('property_review.created_at', '>', eb.fn.coalesce(lastRejection, eb.val(new Date(0)))))
    .select(({ fn }) => fn.count<number>('property_review.property_id').distinct().as('accepted'))
    .executeTakeFirstOrThrow();
  return Number(accepted);
}

export async function findFirstApproval(db: Kysely<Tables>, userId: string): Promise<Date | null> {
  const { at: firstApprovedAt } = await db
    .selectFrom('property_review')
    .innerJoin('property', 'property.id', 'property_review.property_id')
    .select(({ fn }) => fn.min('property_review.created_at').as('at'))
    .where('property.user_id', '=', userId)
    .where('property_review.decision', '=', 'accepted')
    .executeTakeFirstOrThrow();
  return firstApprovedAt;
}

export const findReviews = (db: Kysely<Tables>, propertyId: string): Promise<ReviewRow[]> =>
  db
    .selectFrom('property_review')
    .selectAll()
    .where('property_id', '=', propertyId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export async function countSellerReviews(
  db: Kysely<Tables>,
  userId: string,
): Promise<{ accepted: number; refused: number; active: number }> {
  const rows = await db
    .selectFrom('property_review')
    .innerJoin('property', 'property.id', 'property_review.property_id')
    .select(({ fn }) => ['property_review.decision', fn.countAll<number>().as('count')])
    .where('property.user_id', '=', userId)
    .groupBy('property_review.decision')
    .execute();
  const { active } = await db
    .selectFrom('property')
    .select(({ fn }) => fn.countAll<number>().as('active'))
    .where('user_id', '=', userId)
    .where('availability', '=', AVAILABILITY.active)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  const count = (matches: (decision: string) => boolean) =>
    rows.reduce((sum, row) => sum + (matches(row.decision) ? Number(row.count) : 0), 0);
  return {
    accepted: count((decision) => decision === 'accepted'),
    refused: count((decision) => decision !== 'accepted'),
    active: Number(active),
  };
}
