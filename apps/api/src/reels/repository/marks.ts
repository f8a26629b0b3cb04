import { addCairoDays, formatCairoDay } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';

export interface ReelFavorite {
  userId: string;
  reelId: string;
}

/** One statement updates row and total: both or neither. */
export async function insertReelFavorite(db: Kysely<Tables>, { userId, reelId, now }: ReelFavorite & { now: Date }) {
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

/** Removes a favorite; one statement updates row and total. True if there was one. */
export async function deleteReelFavorite(db: Kysely<Tables>, { userId, reelId }: ReelFavorite): Promise<boolean> {
  const removedFavorite = await db
    .with('removed', (cte) =>
      cte.deleteFrom('reel_favorite').where('user_id', '=', userId).where('reel_id', '=', reelId).returning('reel_id'),
    )
    .updateTable('reel')
    .from('removed')
    .set((value) => ({ total_favorites: value('reel.total_favorites', '-', 1) }))
    .whereRef('reel.id', '=', 'removed.reel_id')
    .returning('reel.id')
    .execute();
  return removedFavorite.length > 0;
}

export async function findFavoriteReelIds(db: Kysely<Tables>, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('reel_favorite')
    .select('reel_id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ reel_id }) => reel_id);
}

/** Days for which a reel counts as seen: the duration of a period. */
const VIEW_RETENTION_DAYS = 30;

export async function findViewedReelIds(db: Kysely<Tables>, visitor: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('reel_view')
    .select('reel_id')
    .distinct()
    .where('visitor', '=', visitor)
    .where('day', '>=', formatCairoDay(addCairoDays(now, -VIEW_RETENTION_DAYS)))
    .execute();
  return rows.map(({ reel_id }) => reel_id);
}

interface ReelView {
  reelId: string;
  visitor: string;
  now: Date;
  /** Percent of the video. */
  watched: number;
}

/**
 * Counts a view once per visitor, reel and day; one statement updates row and total. Then keeps the larger watched
 * share. True if the view was counted.
 */
export async function countReelView(db: Kysely<Tables>, { reelId, visitor, now, watched }: ReelView): Promise<boolean> {
  const day = formatCairoDay(now);
  const countedViews = await db
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
  if (countedViews.length > 0) return true;
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

export async function findWatchedShares(db: Kysely<Tables>, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('reel_view')
    .select(({ fn }) => ['reel_id', fn.avg<number>('watched').as('share')])
    .where('reel_id', 'in', ids)
    .groupBy('reel_id')
    .execute();
  return new Map(rows.map(({ reel_id, share }) => [reel_id, Math.round(Number(share))]));
}
