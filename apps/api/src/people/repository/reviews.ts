import {
  CONTACTED_REVIEW_WEIGHT,
  MIN_REVIEWS_FOR_AVERAGE,
  PAGE_SIZE,
  type ReviewInput,
  uuidv7,
} from '@mashrabiya/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { ReviewRow } from '../../db/tables/people.ts';
import type { ReviewWithAuthor } from '../rules/toReview.ts';

const selectWithAuthors = (db: Kysely<Tables>) =>
  db
    .selectFrom('review')
    .innerJoin('app_user', 'app_user.id', 'review.author_id')
    .innerJoin('app_user as provider', 'provider.id', 'review.provider_id')
    .select(['review.id', 'review.rating', 'review.text', 'review.created_at', 'review.has_contacted'])
    .select(['review.reply', 'review.replied_at'])
    .select(['app_user.name_ar', 'app_user.name_en', 'app_user.profile_pic'])
    .select(['provider.name_ar as provider_name_ar', 'provider.name_en as provider_name_en']);

/** Authors who contacted the provider come first, then the newest reviews. */
export async function findReviews(
  db: Kysely<Tables>,
  providerId: string,
  page: number,
): Promise<{ rows: ReviewWithAuthor[]; total: number }> {
  const { total } = await db
    .selectFrom('review')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('provider_id', '=', providerId)
    .executeTakeFirstOrThrow();
  const rows = await selectWithAuthors(db)
    .where('review.provider_id', '=', providerId)
    .orderBy('review.has_contacted', 'desc')
    .orderBy('review.created_at', 'desc')
    .orderBy('review.id', 'desc')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  return { rows, total: Number(total) };
}

interface ReviewKey {
  providerId: string;
  authorId: string;
}

export const findOwnReview = (
  db: Kysely<Tables>,
  { providerId, authorId }: ReviewKey,
): Promise<ReviewWithAuthor | undefined> =>
  selectWithAuthors(db)
    .where('review.provider_id', '=', providerId)
    .where('review.author_id', '=', authorId)
    .executeTakeFirst();

export const findReviewWithAuthor = (db: Kysely<Tables>, id: string): Promise<ReviewWithAuthor> =>
  selectWithAuthors(db).where('review.id', '=', id).executeTakeFirstOrThrow();

/** Review by id, ignoring its letter case. */
export const findReview = (db: Kysely<Tables>, id: string): Promise<ReviewRow | undefined> =>
  db.selectFrom('review').selectAll().where('id', '=', id.toLowerCase()).executeTakeFirst();

/** True if one of the visitors (hashes) requested the seller's number on one of the seller's listings. */
export async function hasContacted(
  db: Kysely<Tables>,
  sellerId: string,
  visitors: readonly string[],
): Promise<boolean> {
  const lead = await db
    .selectFrom('property_lead')
    .innerJoin('property', 'property.id', 'property_lead.property_id')
    .select('property_lead.created_at')
    .where('property.user_id', '=', sellerId)
    .where('property_lead.visitor', 'in', visitors)
    .executeTakeFirst();
  return lead !== undefined;
}

const REVIEW_WEIGHT = sql`case when review.has_contacted then ${sql.lit(CONTACTED_REVIEW_WEIGHT)} else 1 end`;

/** Updates users' ratings to the weighted average of their reviews; null with too few of them. */
export async function updateRatings(tx: Kysely<Tables>, providerIds: readonly string[]): Promise<void> {
  if (providerIds.length === 0) return;
  await tx
    .updateTable('app_user')
    .set({
      rating: sql<number | null>`(
        select round(sum(review.rating * ${REVIEW_WEIGHT})::numeric / sum(${REVIEW_WEIGHT}), 1)
        from review where provider_id = app_user.id having count(*) >= ${sql.lit(MIN_REVIEWS_FOR_AVERAGE)}
      )`,
    })
    .where('id', 'in', providerIds)
    .execute();
}

/** Stores a review in place of the author's previous one. `has_contacted` is never reset. */
export async function writeReview(
  tx: Kysely<Tables>,
  {
    providerId,
    authorId,
    rating,
    text,
    has_contacted,
    now,
  }: ReviewKey & ReviewInput & { has_contacted: boolean; now: Date },
): Promise<void> {
  await tx
    .insertInto('review')
    .values({
      id: uuidv7(now),
      provider_id: providerId,
      author_id: authorId,
      rating,
      text,
      has_contacted,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['provider_id', 'author_id']).doUpdateSet({
        rating,
        text,
        updated_at: now,
        // A moderator must not decide on a text that they have not seen.
        claimed_by: sql<string | null>`case when review.text = excluded.text then review.claimed_by end`,
        claimed_until: sql<Date | null>`case when review.text = excluded.text then review.claimed_until end`,
        has_contacted: sql<boolean>`review.has_contacted or excluded.has_contacted`,
      }),
    )
    .execute();
  await updateRatings(tx, [providerId]);
}

export async function deleteReview(tx: Kysely<Tables>, { providerId, authorId }: ReviewKey): Promise<void> {
  await tx.deleteFrom('review').where('provider_id', '=', providerId).where('author_id', '=', authorId).execute();
  await updateRatings(tx, [providerId]);
}

/** Deletes the reviews by and about a user, and anonymises the user's reports. */
export async function deleteReviewsByAuthor(tx: Kysely<Tables>, userId: string): Promise<void> {
  // A concurrent review and this deletion would each compute the average without the other.
  await tx
    .selectFrom('app_user')
    .select('id')
    .where('id', 'in', (eb) => eb.selectFrom('review').select('provider_id').where('author_id', '=', userId))
    .orderBy('id')
    .forUpdate()
    .execute();
  const deletedReviews = await tx
    .deleteFrom('review')
    .where('author_id', '=', userId)
    .returning('provider_id')
    .execute();
  await tx.deleteFrom('review').where('provider_id', '=', userId).execute();
  await tx
    .updateTable('review_report')
    .set({ user_id: null, visitor: sql`'erased ' || id` })
    .where('user_id', '=', userId)
    .execute();
  await updateRatings(
    tx,
    deletedReviews.map(({ provider_id }) => provider_id),
  );
}
