import { assertNotDeleted } from '../../accounts/repository/users.ts';
import type { Handler } from '../../app/callHandler.ts';
import { findVisibilityError } from '../../catalogue/rules/visibility.ts';
import { AppError } from '../../core/AppError.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deleteFavorite, findFavoriteTarget, insertFavorite } from '../repository/favorites.ts';

/** Adds or removes a favorite; unavailable listings can still be removed. */
export const toggleFavorite: Handler<'toggleFavorite'> = async ({ body }, { db, user, now }) => {
  const favorite = { userId: user.id, propertyId: body.task_id.toLowerCase() };
  if (await deleteFavorite(db, favorite)) return { code: 200, data: false };
  const listing = await findFavoriteTarget(db, favorite.propertyId);
  const code = findVisibilityError(listing);
  if (code || !listing) throw new AppError({ code: code ?? 'not_found', pointer: '/task_id' });
  await inTransaction(db, async (tx) => {
    await assertNotDeleted(tx, user.id);
    await insertFavorite(tx, { ...favorite, price: listing.price, now });
  });
  return { code: 200, data: true };
};
