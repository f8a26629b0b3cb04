import type { Handler } from '../../app/bind.ts';
import { AppError } from '../../core/AppError.ts';
import { deleteReelFavorite, insertReelFavorite } from '../repository/marks.ts';
import { reelById } from '../repository/reels.ts';
import { reelRefusal } from '../rules/visibility.ts';

/** Adds or removes a favorite reel; unavailable reels can still be removed. */
export const toggleReelFavorite: Handler<'toggleReelFavorite'> = async ({ params }, { db, user, now }) => {
  const heart = { userId: user.id, reelId: params.id.toLowerCase() };
  if (await deleteReelFavorite(db, heart)) return { code: 200, data: false };
  const code = reelRefusal(await reelById(db, heart.reelId), now);
  if (code) throw new AppError({ code, parameter: 'id' });
  await insertReelFavorite(db, { ...heart, now });
  return { code: 200, data: true };
};
