import { NEAREST_COUNT } from '@mashrabiya/contract';
import { findNearest } from '@mashrabiya/search';
import type { Handler } from '../../app/bind.ts';
import { buildCards } from '../services/buildCards.ts';

export const getNearest: Handler<'getNearest'> = async ({ query: { query = '', ...filters } }, context) => {
  const index = await context.listings.current();
  const nearest = findNearest(index, filters, query, context.reference, NEAREST_COUNT);
  const cards = await buildCards(
    nearest.map(({ listing }) => listing),
    index,
    context,
  );
  const differences = new Map(nearest.map(({ listing, differences }) => [listing.id, differences]));
  return { data: cards.map((listing) => ({ home: listing, differences: differences.get(listing.id) ?? [] })) };
};
