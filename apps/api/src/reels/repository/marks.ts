import { cairoDay, cairoDaysLater } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';

/** Whose heart for which reel. */
export interface ReelHeart {
  userId: string;
  reelId: string;
}

/** Gives a reel the heart. The row and the reel's total come in one statement: both or neither. */
export async function addReelHeart(db: Kysely<Tables>, { userId, reelId, now }: ReelHeart & { now: Date }) {
  await db
    .with('added', (cte) =>
      cte
        .insertInto('reel_favorite')
        .values({ user_id: userId, reel_id: reelId, created_at: now })
        .onConflict((conflict) => conflict.columns(['user_id', 'reel_id']).doNothing())
        .returning('reel_id'),
    )
    .updateTable('reel')
    .from('added')
    .set((value) => ({ total_favorites: value('reel.total_favorites', '+', 1) }))
    .whereRef('reel.id', '=', 'added.reel_id')
    .execute();
}

/** Takes the heart away likewise. True when there was one. */
export async function removeReelHeart(db: Kysely<Tables>, { userId, reelId }: ReelHeart): Promise<boolean> {
  const removed = await db
    .with('removed', (cte) =>
      cte.deleteFrom('reel_favorite').where('user_id', '=', userId).where('reel_id', '=', reelId).returning('reel_id'),
    )
    .updateTable('reel')
    .from('removed')
    .set((value) => ({ total_favorites: value('reel.total_favorites', '-', 1) }))
    .whereRef('reel.id', '=', 'removed.reel_id')
    .returning('reel.id')
    .execute();
  return removed.length > 0;
}

/** Ids of the reels that have somebody's heart, the last one first. */
export async function lovedReels(db: Kysely<Tables>, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('reel_favorite')
    .select('reel_id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ reel_id }) => reel_id);
}

/** So many days a reel counts as seen: as long as one is on offer. */
const SEEN_DAYS = 30;

/** Ids of the reels that a visitor has watched of late. */
export async function viewedReels(db: Kysely<Tables>, visitor: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('reel_view')
    .select('reel_id')
    .distinct()
    .where('visitor', '=', visitor)
    .where('day', '>=', cairoDay(cairoDaysLater(now, -SEEN_DAYS)))
    .execute();
  return rows.map(({ reel_id }) => reel_id);
}

interface Watched {
  reelId: string;
  visitor: string;
  now: Date;
  /** Percent of the film. */
  watched: number;
}

/**
 * Counts a view unless this visitor's view of this reel has been counted today; the row and the reel's total come in one
 * statement. Then the larger share that was watched is kept. True when the view was counted.
 */
export async function countReelView(db: Kysely<Tables>, { reelId, visitor, now, watched }: Watched): Promise<boolean> {
  const day = cairoDay(now);
  const counted = await db
    .with('fresh', (cte) =>
      cte
        .insertInto('reel_view')
        .values({ reel_id: reelId, day, visitor, watched })
        .onConflict((conflict) => conflict.columns(['reel_id', 'day', 'visitor']).doNothing())
        .returning('reel_id'),
    )
    .updateTable('reel')
    .from('fresh')
    .set((value) => ({ total_views: value('reel.total_views', '+', 1) }))
    .whereRef('reel.id', '=', 'fresh.reel_id')
    .returning('reel.id')
    .execute();
  if (counted.length > 0) return true;
  await db
    .updateTable('reel_view')
    .set({ watched })
    .where('reel_id', '=', reelId)
    .where('day', '=', day)
    .where('visitor', '=', visitor)
    .where('watched', '<', watched)
    .execute();
  return false;
}

/** How much of each reel was watched on average, in percent. */
export async function watchedShares(db: Kysely<Tables>, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('reel_view')
    .select(({ fn }) => ['reel_id', fn.avg<number>('watched').as('share')])
    .where('reel_id', 'in', ids)
    .groupBy('reel_id')
    .execute();
  return new Map(rows.map(({ reel_id, share }) => [reel_id, Math.round(Number(share))]));
}
