import { NEAREST_COUNT } from '@mashrabiya/contract';
import type { Handler } from '../../app/callHandler.ts';
import { buildCards } from '../services/buildCards.ts';

export const getNearest: Handler<'getNearest'> = async ({ query: { query = '', ...filters } }, context) => {
  const nearest = await context.listings.findNearest(filters, query, NEAREST_COUNT);
  const cards = await buildCards(
    nearest.map(({ listing }) => listing),
    context,
  );
  const differences = new Map(nearest.map(({ listing, differences }) => [listing.id, differences]));
  return { data: cards.map((listing) => ({ home: listing, differences: differences.get(listing.id) ?? [] })) };
};
