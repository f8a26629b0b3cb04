import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/schema.ts';

const USER_DATA_TABLES = ['pay_order', 'property', 'property_draft', 'reel', 'clip_upload'] as const;

export async function hasUserData(db: Kysely<Tables>, userId: string): Promise<boolean> {
  for (const kind of USER_DATA_TABLES) {
    const ownRows = db.selectFrom(kind).select(sql<number>`1`.as('one')).where('user_id', '=', userId);
    if (await ownRows.limit(1).executeTakeFirst()) return true;
  }
  return false;
}
