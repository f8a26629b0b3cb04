import { NEAREST_COUNT } from '@mashrabiya/contract';
import { nearestTo } from '@mashrabiya/search';
import type { Handler } from '../../app/bind.ts';
import { cardsOf } from '../services/cardsOf.ts';

export const getNearest: Handler<'getNearest'> = async ({ query: { query = '', ...filters } }, context) => {
  const index = await context.listings.current();
  const near = nearestTo(index, filters, query, context.reference, NEAREST_COUNT);
  const cards = await cardsOf(
    near.map(({ listing }) => listing),
    index,
    context,
  );
  const differences = new Map(near.map(({ listing, differences }) => [listing.id, differences]));
  return { data: cards.map((listing) => ({ home: listing, differences: differences.get(listing.id) ?? [] })) };
};
