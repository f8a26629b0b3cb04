import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';

/** Records that an owner was asked to confirm availability. False if they were asked already. */
export async function openSoldQuestion(tx: Kysely<Tables>, propertyId: string, now: Date): Promise<boolean> {
  const insertedQuestion = await tx
    .insertInto('sold_question')
    .values({ property_id: propertyId, asked_at: now })
    .onConflict((conflict) => conflict.column('property_id').doNothing())
    .returning('property_id')
    .executeTakeFirst();
  return insertedQuestion !== undefined;
}

export async function endSoldQuestion(tx: Kysely<Tables>, propertyId: string): Promise<boolean> {
  const deletedQuestion = await tx
    .deleteFrom('sold_question')
    .where('property_id', '=', propertyId)
    .returning('property_id')
    .executeTakeFirst();
  return deletedQuestion !== undefined;
}

export async function findSoldQuestions(db: Kysely<Tables>, ids: readonly string[]): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('sold_question').selectAll().where('property_id', 'in', ids).execute();
  return new Map(rows.map(({ property_id, asked_at }) => [property_id, asked_at]));
}
