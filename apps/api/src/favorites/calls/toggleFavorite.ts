import type { Handler } from '../../app/bind.ts';
import { refusalOf } from '../../catalogue/rules/visibility.ts';
import { AppError } from '../../core/AppError.ts';
import { deleteFavorite, favoriteTarget, insertFavorite } from '../repository/favorites.ts';

/** Adds or removes a favorite; unavailable listings can still be removed. */
export const toggleFavorite: Handler<'toggleFavorite'> = async ({ body }, { db, user, now }) => {
  const heart = { userId: user.id, propertyId: body.task_id.toLowerCase() };
  if (await deleteFavorite(db, heart)) return { code: 200, data: false };
  const home = await favoriteTarget(db, heart.propertyId);
  const code = refusalOf(home);
  if (code || !home) throw new AppError({ code: code ?? 'not_found', pointer: '/task_id' });
  await insertFavorite(db, { ...heart, price: home.price, now });
  return { code: 200, data: true };
};
