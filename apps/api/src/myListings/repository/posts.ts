import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';

interface DraftPost {
  userId: string;
  draftId: string;
}

/** Ad of a posted draft, unless it was removed since. */
export async function findPostedPropertyId(
  db: Kysely<Tables>,
  { userId, draftId }: DraftPost,
): Promise<string | undefined> {
  const post = await db
    .selectFrom('property_post')
    .innerJoin('property', 'property.id', 'property_post.property_id')
    .select('property.id')
    .where('property_post.user_id', '=', userId)
    .where('property_post.draft_id', '=', draftId)
    .where('property.removed_at', 'is', null)
    .executeTakeFirst();
  return post?.id;
}

/** Records the ad of a draft. False if the draft is an ad already; waits for a concurrent post of the same draft. */
export async function recordPost(tx: Kysely<Tables>, post: DraftPost & { propertyId: string }): Promise<boolean> {
  const { userId: user_id, draftId: draft_id, propertyId: property_id } = post;
  const insertedPost = await tx
    .insertInto('property_post')
    .values({ user_id, draft_id, property_id })
    .onConflict((conflict) => conflict.columns(['user_id', 'draft_id']).doNothing())
    .returning('property_id')
    .executeTakeFirst();
  // A separate statement: the first one does not see the rows that the other transaction wrote while it waited.
  if (!insertedPost && (await findPostedPropertyId(tx, post))) return false;
  if (insertedPost) return true;
  const replacedPost = await tx
    .updateTable('property_post')
    .set({ property_id })
    .where('user_id', '=', user_id)
    .where('draft_id', '=', draft_id)
    .where('property_id', 'in', (eb) =>
      eb.selectFrom('property').select('property.id').where('property.removed_at', 'is not', null),
    )
    .returning('property_id')
    .executeTakeFirst();
  return replacedPost !== undefined;
}
