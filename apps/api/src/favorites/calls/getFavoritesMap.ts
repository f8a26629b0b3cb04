import type { Handler } from '../../app/callHandler.ts';
import { findFavoriteFacts } from '../repository/favoriteLists.ts';
import { buildFavoritesMap } from '../rules/favoriteRules.ts';
import { getCategoryId } from '../rules/getCategoryId.ts';

export const getFavoritesMap: Handler<'getFavoritesMap'> = async ({ query }, { db, user, reference }) => {
  const { type, action, gover } = query;
  const categoryId = getCategoryId(reference, type);
  return buildFavoritesMap(
    await findFavoriteFacts(db, { userId: user.id, categoryId, action, gover, state: 'offered' }),
  );
};
