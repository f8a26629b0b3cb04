import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { hashText } from '../../request/hashText.ts';
import type { SessionUser } from '../../sessions/services/identify.ts';
import { findFavoriteReelIds, findViewedReelIds } from '../repository/marks.ts';

export async function loadReelMarks(db: Kysely<Tables>, user: SessionUser | undefined, now: Date) {
  if (!user) return { loved: [], viewed: [] };
  const [favoriteIds, viewed] = await Promise.all([
    findFavoriteReelIds(db, user.id),
    findViewedReelIds(db, hashText(`account ${user.id}`), now),
  ]);
  return { loved: favoriteIds, viewed };
}
