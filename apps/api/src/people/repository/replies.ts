import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/schema.ts';

/** Stores the provider's reply to a review; a changed reply keeps its day, and ends a claim, as in `writeReview`. */
export async function writeReply(tx: Kysely<Tables>, reviewId: string, reply: string, now: Date): Promise<void> {
  await tx
    .updateTable('review')
    .set({
      reply,
      replied_at: sql<Date>`coalesce(replied_at, ${now})`,
      claimed_by: sql<string | null>`case when reply = ${reply} then claimed_by end`,
      claimed_until: sql<Date | null>`case when reply = ${reply} then claimed_until end`,
    })
    .where('id', '=', reviewId)
    .execute();
}

export async function deleteReply(tx: Kysely<Tables>, reviewId: string): Promise<void> {
  await tx.updateTable('review').set({ reply: null, replied_at: null }).where('id', '=', reviewId).execute();
  await tx
    .updateTable('review_report')
    .set({ is_open: false })
    .where('review_id', '=', reviewId)
    .where('about', '=', 'reply')
    .execute();
}
