import { assertNotDeleted } from '../../accounts/repository/users.ts';
import type { Handler } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deleteReelFavorite, insertReelFavorite } from '../repository/marks.ts';
import { findReel } from '../repository/reels.ts';
import { findReelVisibilityError } from '../rules/visibility.ts';

/** Adds or removes a favorite reel; unavailable reels can still be removed. */
export const toggleReelFavorite: Handler<'toggleReelFavorite'> = async ({ params }, { db, user, now }) => {
  const favorite = { userId: user.id, reelId: params.id.toLowerCase() };
  if (await deleteReelFavorite(db, favorite)) return { code: 200, data: false };
  const code = findReelVisibilityError(await findReel(db, favorite.reelId), now);
  if (code) throw new AppError({ code, parameter: 'id' });
  await inTransaction(db, async (tx) => {
    await assertNotDeleted(tx, user.id);
    await insertReelFavorite(tx, { ...favorite, now });
  });
  return { code: 200, data: true };
};
