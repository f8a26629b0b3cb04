import type { Handler } from '../../app/callHandler.ts';
import { toPageNumbers } from '../../app/toPageNumbers.ts';
import { toCard } from '../../catalogue/rules/card.ts';
import { AppError } from '../../core/AppError.ts';
import { findFavoritesPage } from '../repository/favoriteLists.ts';
import { findSharerId } from '../repository/shares.ts';

/** Shared favorites: the active listings, without any data of the user. */
export const listSharedFavorites: Handler<'listSharedFavorites'> = async ({ body }, context) => {
  const { db, reference, listings, language, now } = context;
  const userId = await findSharerId(db, body.token);
  if (userId === undefined) throw new AppError({ code: 'not_found', pointer: '/token' });
  const { page } = body;
  const { total, rows } = await findFavoritesPage(db, { userId, state: 'offered' }, { page, sort: undefined });
  const figures = await listings.getFigures();
  return {
    data: {
      data: rows.map((row) => toCard(row, { reference, language, now, figures })),
      ...toPageNumbers(page, total),
      total_properties: total,
    },
  };
};
