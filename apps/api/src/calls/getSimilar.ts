import { SIMILAR_COUNT } from '@mashrabiya/contract';
import { similarTo } from '@mashrabiya/search';
import { AppError } from '../app/AppError.ts';
import type { Handler } from '../app/bind.ts';
import { cardsOf } from './cardsOf.ts';

const PENDING = 1;

/** Homes like one, whatever has become of it since it was on offer. */
export const getSimilar: Handler<'getSimilar'> = async ({ params }, context) => {
  const home = await context.db
    .selectFrom('property')
    .select([
      'id',
      'action',
      'category_id',
      'subcategory_id',
      'governorate_id',
      'city_id',
      'price',
      'size',
      'availability',
    ])
    .where('id', '=', params.id.toLowerCase())
    .executeTakeFirst();
  if (!home || home.availability === PENDING) throw new AppError({ code: 'not_found', parameter: 'id' });
  const index = await context.listings.current();
  return { data: await cardsOf(similarTo(index, home, SIMILAR_COUNT), index, context) };
};
