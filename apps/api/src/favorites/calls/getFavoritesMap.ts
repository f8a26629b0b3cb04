import type { Handler } from '../../app/bind.ts';
import { favoriteFacts } from '../repository/favoriteLists.ts';
import { categoryOf } from '../rules/categoryOf.ts';
import { favoritesMap } from '../rules/favoriteRules.ts';

export const getFavoritesMap: Handler<'getFavoritesMap'> = async ({ query }, { db, user, reference }) => {
  const { type, action, gover } = query;
  const categoryId = categoryOf(reference, type);
  return favoritesMap(await favoriteFacts(db, { userId: user.id, categoryId, action, gover, state: 'offered' }));
};
