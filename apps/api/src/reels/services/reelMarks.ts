import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { hashOf } from '../../request/hashOf.ts';
import type { LoggedIn } from '../../sessions/services/identify.ts';
import { favoriteReels, viewedReels } from '../repository/marks.ts';

export async function reelMarks(db: Kysely<Tables>, user: LoggedIn | undefined, now: Date) {
  if (!user) return { loved: [], viewed: [] };
  const [loved, viewed] = await Promise.all([
    favoriteReels(db, user.id),
    viewedReels(db, hashOf(`account ${user.id}`), now),
  ]);
  return { loved, viewed };
}
