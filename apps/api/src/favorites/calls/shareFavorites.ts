import { assertNotDeleted } from '../../accounts/repository/users.ts';
import type { Handler } from '../../app/callHandler.ts';
import { inTransaction } from '../../db/transaction.ts';
import { generateToken } from '../../request/tokens.ts';
import { findSharedSince, removeShare, saveShare } from '../repository/shares.ts';

export const shareFavorites: Handler<'shareFavorites'> = async (_, { db, user, now }) => {
  const token = generateToken();
  await inTransaction(db, async (tx) => {
    await assertNotDeleted(tx, user.id);
    await saveShare(tx, { userId: user.id, token, now });
  });
  return { code: 200, data: { token, created_at: now.toISOString() } };
};

export const getFavoritesShare: Handler<'getFavoritesShare'> = async (_, { db, user }) => {
  const since = await findSharedSince(db, user.id);
  return { data: since ? { created_at: since.toISOString() } : null };
};

export const unshareFavorites: Handler<'unshareFavorites'> = async (_, { db, user }) => {
  await removeShare(db, user.id);
  return { code: 200 };
};
