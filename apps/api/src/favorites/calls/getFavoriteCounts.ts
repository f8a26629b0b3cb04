import { countFavorites } from '@mashrabiya/search';
import type { Handler } from '../../app/bind.ts';
import { favoriteFacts } from '../repository/favoriteLists.ts';

export const getFavoriteCounts: Handler<'getFavoriteCounts'> = async ({ query }, { db, user, reference, language }) => {
  const favorites = await favoriteFacts(db, { userId: user.id });
  const typed = favorites.map((favorite) => ({
    ...favorite,
    type: reference.categories.get(favorite.category_id)?.type,
  }));
  return { data: countFavorites(typed, query, (id) => reference.governorates.get(id)?.[language] ?? '') };
};
