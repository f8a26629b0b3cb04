import type { Handler } from '../../app/bind.ts';
import { countFavorites } from '../../favorites/repository/favorites.ts';
import { countReels } from '../../reels/repository/reels.ts';
import { sumsOfAds, unusedPaidAds } from '../repository/accountStatistics.ts';

export const getStatistics: Handler<'getStatistics'> = async (_, { db, user, now }) => {
  const [sums, favorites, reels, ads] = await Promise.all([
    sumsOfAds(db, user.id),
    countFavorites(db, user.id),
    countReels(db, user.id),
    unusedPaidAds(db, user.id, now),
  ]);
  return { data: { ...sums, favorites, reels, ads } };
};
