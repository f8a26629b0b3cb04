import type { PropertyCard } from '@mashrabiya/contract';
import type { CallContext } from '../app/bind.ts';
import { toCard } from '../domain/card.ts';
import type { ListingIndex } from '../search/ListingIndex.ts';
import type { ListingFacts } from '../search/listing.ts';

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
