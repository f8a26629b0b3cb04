import { countFavorites } from '@mashrabiya/search';
import type { Handler } from '../../app/callHandler.ts';
import { findFavoriteFacts } from '../repository/favoriteLists.ts';

export const getFavoriteCounts: Handler<'getFavoriteCounts'> = async ({ query }, { db, user, reference, language }) => {
  const favorites = await findFavoriteFacts(db, { userId: user.id });
  const listings = favorites.map((favorite) => ({
    ...favorite,
    type: reference.categories.get(favorite.category_id)?.type,
  }));
  return { data: countFavorites(listings, query, (id) => reference.governorates.get(id)?.[language] ?? '') };
};
