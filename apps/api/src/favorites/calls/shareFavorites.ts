import type { Handler } from '../../app/bind.ts';
import { newToken } from '../../request/tokens.ts';
import { keepShare, removeShare, sharedSince } from '../repository/shares.ts';

/** Makes the link by which others read one's favourites. */
export const shareFavorites: Handler<'shareFavorites'> = async (_, { db, user, now }) => {
  const token = newToken();
  await keepShare(db, { userId: user.id, token, now });
  return { code: 200, data: { token, created_at: now.toISOString() } };
};

/** Since when one's favourites can be read by link. */
export const getFavoritesShare: Handler<'getFavoritesShare'> = async (_, { db, user }) => {
  const since = await sharedSince(db, user.id);
  return { data: since ? { created_at: since.toISOString() } : null };
};

/** Ends the link. */
export const unshareFavorites: Handler<'unshareFavorites'> = async (_, { db, user }) => {
  await removeShare(db, user.id);
  return { code: 200 };
};
