import { orderReels, PAGE_SIZE } from '@mashrabiya/contract';
import type { Handler } from '../../app/callHandler.ts';
import { toPageNumbers } from '../../app/toPageNumbers.ts';
import { findReels, findReelsWithSellers } from '../repository/reels.ts';
import { toReel } from '../rules/reel.ts';
import { toSearchedWords } from '../rules/searchedWords.ts';
import { loadReelMarks } from '../services/reelMarks.ts';

export const listReels: Handler<'listReels'> = async ({ query }, { db, reference, language, now, user }) => {
  const { page = 1, city, gover, action, type, min_price, max_price, property, seller } = query;
  const category = [...reference.categories.values()].find((candidate) => candidate.type === type);
  const [foundReels, marks] = await Promise.all([
    findReels(
      db,
      {
        words: toSearchedWords(query.query ?? '', reference),
        governorateId: gover,
        action: action && (action === 'rent' ? 1 : 0),
        categoryId: category?.id,
        minPrice: min_price,
        maxPrice: max_price,
        propertyId: property?.toLowerCase(),
        sellerId: seller?.toLowerCase(),
      },
      now,
    ),
    loadReelMarks(db, user, now),
  ]);
  const totals = new Map<number, number>();
  for (const { cityId } of foundReels) totals.set(cityId, (totals.get(cityId) ?? 0) + 1);
  const reelsInCity = city === undefined ? foundReels : foundReels.filter(({ cityId }) => cityId === city);
  const viewedIds = new Set(marks.viewed);
  const sortedReels = orderReels(reelsInCity, viewedIds);
  const pageIds = sortedReels.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(({ id }) => id);
  const view = { reference, language, now, favoriteIds: new Set(marks.loved), viewed: viewedIds };
  return {
    data: {
      data: (await findReelsWithSellers(db, pageIds)).map((reel) => toReel(reel, view)),
      ...toPageNumbers(page, sortedReels.length),
      total: sortedReels.length,
    },
    cities: Array.from(totals, ([id, total]) => ({ id, name: reference.cities.get(id)?.[language] ?? '', total })).sort(
      (a, b) => b.total - a.total || a.id - b.id,
    ),
  };
};
