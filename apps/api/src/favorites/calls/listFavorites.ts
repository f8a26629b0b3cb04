import { PAGE_SIZE, type PropertyCard } from '@mashrabiya/contract';
import type { Handler } from '../../app/bind.ts';
import { type CardView, toCard } from '../../catalogue/rules/card.ts';
import { sortOf } from '../../listings/services/listingPage.ts';
import { favoritesPage } from '../repository/favoriteLists.ts';
import { categoryOf } from '../rules/categoryOf.ts';
import { isWithheld, unavailableReason } from '../rules/favoriteRules.ts';

type Row = Awaited<ReturnType<typeof favoritesPage>>['rows'][number];

/** A favorite's card. For an unapproved version, only what its reader knew already. */
function shown(row: Row, view: CardView): PropertyCard {
  if (!isWithheld(row)) return toCard(row, view);
  const nothing = { location: null, pictures: [], advance: null, installment: null, receipt: null, up_to_years: null };
  const card = toCard({ ...row, ...nothing, price: row.loved_price }, view);
  return { ...card, address: `${card.subcategory_name} · ${card.city_name}`, price_context: null };
}

/** One page of the user's favorites, unavailable ones included. */
export const listFavorites: Handler<'listFavorites'> = async ({ query }, context) => {
  const { db, user, reference, market, listings, language, now } = context;
  const { page, type, action, gover, state } = query;
  const filter = { userId: user.id, categoryId: categoryOf(reference, type), action, gover, state };
  const { total, rows } = await favoritesPage(db, filter, { page, sort: sortOf(query) });
  const figures = market.figures(await listings.current());
  return {
    data: {
      data: rows.map((row) => ({
        ...shown(row, { reference, language, now, figures }),
        is_loved: true,
        loved_at: row.loved_at.toISOString(),
        loved_price: row.loved_price,
        gone: unavailableReason(row),
        note: row.note,
      })),
      current_page: page,
      last_page: Math.max(1, Math.ceil(total / PAGE_SIZE)),
      total_properties: total,
    },
  };
};
