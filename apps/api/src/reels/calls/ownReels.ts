import { AppError } from '../../app/AppError.ts';
import type { Handler } from '../../app/bind.ts';
import { watchedShares } from '../repository/marks.ts';
import { ownReelIds, reelById, takeDownReel, wholeReels } from '../repository/reels.ts';
import { toReel } from '../rules/reel.ts';

/** One's own reels with their figures. */
export const listOwnReels: Handler<'listOwnReels'> = async (_, { db, reference, language, now, user }) => {
  const ids = await ownReelIds(db, user.id);
  const [reels, shares] = await Promise.all([wholeReels(db, ids), watchedShares(db, ids)]);
  return {
    data: reels.map((reel) => ({
      ...toReel(reel, { reference, language, now }),
      watched: shares.get(reel.reel.id) ?? null,
    })),
  };
};

/** Takes one's own reel down. */
export const removeReel: Handler<'removeReel'> = async ({ params }, { db, now, user }) => {
  const reel = await reelById(db, params.id);
  if (!reel || (reel.removed_at !== null && reel.user_id === user.id))
    throw new AppError({ code: 'not_found', parameter: 'id' });
  if (reel.user_id !== user.id) throw new AppError({ code: 'not_yours' });
  await takeDownReel(db, reel.id, now);
  return { code: 200 };
};
