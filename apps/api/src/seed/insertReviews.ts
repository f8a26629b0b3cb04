import type { DemoReview } from '@mashrabiya/demo-data';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/schema.ts';
import { updateRatings } from '../people/repository/reviews.ts';

export async function insertReviews(db: Kysely<Tables>, reviews: readonly DemoReview[]): Promise<void> {
  await db
    .insertInto('review')
    .values([...reviews])
    .execute();
  await updateRatings(db, [...new Set(reviews.map(({ provider_id }) => provider_id))]);
}
