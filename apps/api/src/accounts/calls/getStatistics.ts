import type { Handler } from '../../app/bind.ts';
import { countHearts } from '../../favorites/repository/favorites.ts';
import { sumsOfAds, unusedPaidAds } from '../repository/statistics.ts';

/** How much somebody has here, and how it is doing. Nobody can post reels yet. */
export const getStatistics: Handler<'getStatistics'> = async (_, { db, user, now }) => {
  const [sums, favorites, ads] = await Promise.all([
    sumsOfAds(db, user.id),
    countHearts(db, user.id),
    unusedPaidAds(db, user.id, now),
  ]);
  return { data: { ...sums, favorites, reels: 0, ads } };
};
