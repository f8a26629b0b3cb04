import type { Handler } from '../../app/bind.ts';
import { AppError } from '../../core/AppError.ts';
import { addReelHeart, removeReelHeart } from '../repository/marks.ts';
import { reelById } from '../repository/reels.ts';
import { reelRefusal } from '../rules/visibility.ts';

/** Adds or removes a favorite reel; unavailable reels can still be removed. */
export const toggleReelLove: Handler<'toggleReelLove'> = async ({ params }, { db, user, now }) => {
  const heart = { userId: user.id, reelId: params.id.toLowerCase() };
  if (await removeReelHeart(db, heart)) return { code: 200, data: false };
  const code = reelRefusal(await reelById(db, heart.reelId), now);
  if (code) throw new AppError({ code, parameter: 'id' });
  await addReelHeart(db, { ...heart, now });
  return { code: 200, data: true };
};
