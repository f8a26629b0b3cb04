import type { PropertyCard } from '@mashrabiya/contract';
import type { ListingFacts, ListingIndex } from '@mashrabiya/search';
import type { CallContext } from '../app/bind.ts';
import { toCard } from '../domain/card.ts';

/** The cards of listings, in the same order. */
export async function cardsOf(
  listings: readonly ListingFacts[],
  index: ListingIndex,
  { cards, market, reference, language, now }: CallContext,
): Promise<PropertyCard[]> {
  const rows = await cards.read(listings, index);
  const figures = market.figures(index, now);
  return rows.map((row) => toCard(row, { reference, language, now, figures }));
}
