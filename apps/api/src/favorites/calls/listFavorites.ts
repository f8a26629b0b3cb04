import type { PropertyCard } from '@mashrabiya/contract';
import type { Handler } from '../../app/callHandler.ts';
import { toPageNumbers } from '../../app/toPageNumbers.ts';
import { findWithheldIds } from '../../catalogue/repository/properties.ts';
import { type CardView, toCard, toWithheldCard } from '../../catalogue/rules/card.ts';
import { parseSort } from '../../listings/services/listingPage.ts';
import { findFavoritesPage } from '../repository/favoriteLists.ts';
import { getUnavailableReason } from '../rules/favoriteRules.ts';
import { getCategoryId } from '../rules/getCategoryId.ts';

type Row = Awaited<ReturnType<typeof findFavoritesPage>>['rows'][number];

/** Card of a favorite. For an unapproved version, it shows only facts that the user knew when adding it. */
const toVisibleCard = (row: Row, isHidden: boolean, view: CardView): PropertyCard =>
  isHidden ? toWithheldCard(row, row.loved_price, view) : toCard(row, view);

export const listFavorites: Handler<'listFavorites'> = async ({ query }, context) => {
  const { db, user, reference, listings, language, now } = context;
  const { page, type, action, gover, state } = query;
  const filter = { userId: user.id, categoryId: getCategoryId(reference, type), action, gover, state };
  const { total, rows } = await findFavoritesPage(db, filter, { page, sort: parseSort(query) });
  const withheldIds = await findWithheldIds(db, rows);
  const figures = await listings.getFigures();
  return {
    data: {
      data: rows.map((row) => ({
        ...toVisibleCard(row, withheldIds.has(row.id), { reference, language, now, figures }),
        is_loved: true,
        loved_at: row.loved_at.toISOString(),
        loved_price: row.loved_price,
        gone: getUnavailableReason(row),
        note: row.note,
      })),
      ...toPageNumbers(page, total),
      total_properties: total,
    },
  };
};
