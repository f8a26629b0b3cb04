import { ACTION_CODES, PAGE_SIZE } from '@mashrabiya/contract';
import type { Handler } from '../app/bind.ts';
import { sortOf } from '../calls/listingPage.ts';
import { toCard } from '../domain/card.ts';

const ORDERS = {
  date_asc: ['property.created_at', 'asc'],
  date_desc: ['property.created_at', 'desc'],
  price_asc: ['property.price', 'asc'],
  price_desc: ['property.price', 'desc'],
} as const;

/** One page of the homes that have the person's heart, also of those that have gone from lists since. */
export const listFavorites: Handler<'listFavorites'> = async ({ query }, context) => {
  const { db, user, reference, market, listings, language, now } = context;
  const { page, type, action } = query;
  let favorites = db
    .selectFrom('favorite')
    .innerJoin('property', 'property.id', 'favorite.property_id')
    .where('favorite.user_id', '=', user.id)
    // One that is under review again, or was rejected, is its seller's alone.
    .where((is) => is.or([is('availability', 'in', [2, 3]), is('removed_at', 'is not', null)]));
  if (action) favorites = favorites.where('property.action', '=', ACTION_CODES[action]);
  if (type) {
    const category = [...reference.categories.values()].find((entry) => entry.type === type);
    favorites = favorites.where('property.category_id', '=', category?.id ?? 0);
  }
  const sort = sortOf(query);
  const [column, direction] = sort ? ORDERS[sort] : (['favorite.created_at', 'desc'] as const);
  const [{ total }, rows] = await Promise.all([
    favorites.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    favorites
      .selectAll('property')
      .select(['favorite.created_at as loved_at', 'favorite.price as loved_price'])
      .orderBy(column, (order) => (direction === 'asc' ? order.asc() : order.desc()).nullsLast())
      .orderBy('property.id', 'desc')
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE)
      .execute(),
  ]);
  const figures = market.figures(await listings.current(), now);
  return {
    data: {
      data: rows.map((row) => ({
        ...toCard(row, { reference, language, now, figures }),
        is_loved: true,
        loved_at: row.loved_at.toISOString(),
        loved_price: row.loved_price,
      })),
      current_page: page,
      last_page: Math.max(1, Math.ceil(total / PAGE_SIZE)),
      total_properties: total,
    },
  };
};
