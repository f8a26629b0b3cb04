import { bucketsOf, perSquareMetre } from '@mashrabiya/search';
import { AppError } from '../app/AppError.ts';
import type { Handler } from '../app/bind.ts';
import { refusalOf } from '../domain/visibility.ts';

/** How a home's price per m² stands among those of like homes. */
export const getMarket: Handler<'getMarket'> = async ({ params }, { db, listings, market, now }) => {
  const home = await db
    .selectFrom('property')
    .select(['availability', 'removed_at', 'city_id', 'category_id', 'subcategory_id', 'action', 'price', 'size'])
    .where('id', '=', params.id.toLowerCase())
    .executeTakeFirst();
  const code = refusalOf(home);
  if (code || !home) throw new AppError({ code: code ?? 'not_found', parameter: 'id' });
  const figures = market.figures(await listings.current(), now);
  const context = figures.contextOf(home);
  if (!context || home.price === null) return { data: null };
  const prices = figures.comparisonOf(home)?.prices ?? [];
  return {
    data: { price_per_m2: perSquareMetre(home.price, home.size), context, buckets: bucketsOf(prices) },
  };
};
