import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { RateLimitTable } from '../../db/tables/engagement.ts';

export type RateLimitUse = Selectable<RateLimitTable>;

/** Counts one use under each key, restarting ended windows, and returns the counts. */
export async function countUses(db: Kysely<Tables>, rows: readonly RateLimitUse[], now: Date): Promise<RateLimitUse[]> {
  const hasEnded = sql<boolean>`rate_limit.resets_at <= ${now}`;
  return db
    .insertInto('rate_limit')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        used: sql`case when ${hasEnded} then 1 else rate_limit.used + 1 end`,
        resets_at: sql`case when ${hasEnded} then excluded.resets_at else rate_limit.resets_at end`,
      }),
    )
    .returningAll()
    .execute();
}

export const findUses = (db: Kysely<Tables>, keys: readonly string[], now: Date): Promise<RateLimitUse[]> =>
  db.selectFrom('rate_limit').selectAll().where('key', 'in', keys).where('resets_at', '>', now).execute();
