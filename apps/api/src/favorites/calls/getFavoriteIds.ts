import type { Handler } from '../../app/callHandler.ts';
import { findFavoriteIds } from '../repository/favoriteLists.ts';

/** Ids of all the user's favorites: a separate call, so that lists are the same for everyone and can be cached. */
export const getFavoriteIds: Handler<'getFavoriteIds'> = async (_, { db, user }) => ({
  data: await findFavoriteIds(db, user.id),
});
