import type { AdReviewInput } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { HeldReviewRow } from '../../db/tables/moderation.ts';

export interface NewHeldReview {
  id: string;
  propertyId: string;
  moderatorId: string;
  decision: AdReviewInput;
  /** When it is carried out. */
  due: Date;
}

/** Keeps a decision that can be undone for a while. One that should have been carried out long ago makes room for it. */
export async function putHeldReview(
  tx: Kysely<Tables>,
  { id, propertyId, moderatorId, decision, due }: NewHeldReview,
): Promise<void> {
  const held = { id, moderator_id: moderatorId, decision: JSON.stringify(decision), due_at: due };
  await tx
    .insertInto('held_review')
    .values({ property_id: propertyId, ...held })
    .onConflict((conflict) => conflict.column('property_id').doUpdateSet(held))
    .execute();
}

/** Takes a decision to carry it out; undefined where it was undone, or carried out already. */
export const takeHeldReview = (tx: Kysely<Tables>, id: string): Promise<HeldReviewRow | undefined> =>
  tx.deleteFrom('held_review').where('id', '=', id).returningAll().executeTakeFirst();

/** Forgets what somebody decided of an ad. False where it is too late. */
export async function undoHeldReview(
  tx: Kysely<Tables>,
  { propertyId, moderatorId }: { propertyId: string; moderatorId: string },
): Promise<boolean> {
  const undone = await tx
    .deleteFrom('held_review')
    .where('property_id', '=', propertyId)
    .where('moderator_id', '=', moderatorId)
    .returning('property_id')
    .executeTakeFirst();
  return undone !== undefined;
}

/** Forgets whatever is held of an ad: another decision is carried out. */
export async function dropHeldReview(tx: Kysely<Tables>, propertyId: string): Promise<void> {
  await tx.deleteFrom('held_review').where('property_id', '=', propertyId).execute();
}
