import type { Handler } from '../../app/callHandler.ts';
import { countFavorites } from '../../favorites/repository/favorites.ts';
import { countReels } from '../../reels/repository/reels.ts';
import { countUnusedPaidAds, sumAdFigures } from '../repository/accountStatistics.ts';

export const getStatistics: Handler<'getStatistics'> = async (_, { db, user, now }) => {
  const [sums, favorites, reels, ads] = await Promise.all([
    sumAdFigures(db, user.id),
    countFavorites(db, user.id),
    countReels(db, user.id),
    countUnusedPaidAds(db, user.id, now),
  ]);
  return { data: { ...sums, favorites, reels, ads } };
};
