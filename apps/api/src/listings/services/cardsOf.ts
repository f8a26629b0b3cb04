import type { PropertyCard } from '@mashrabiya/contract';
import type { ListingFacts, ListingIndex } from '@mashrabiya/search';
import type { LoggedIn } from '../../accounts/services/identify.ts';
import type { CallContext } from '../../app/bind.ts';
import { lovedAmong } from '../../favorites/repository/favorites.ts';
import { toCard } from '../rules/card.ts';

/** The cards of listings, in the same order, with the hearts of who asks. */
export async function cardsOf(
  listings: readonly ListingFacts[],
  index: ListingIndex,
  { db, cards, market, reference, language, now, user }: CallContext & { user?: LoggedIn | undefined },
): Promise<PropertyCard[]> {
  const rows = await cards.read(listings, index);
  const ids = rows.map(({ id }) => id);
  const loved = user ? await lovedAmong(db, user.id, ids) : new Set();
  const figures = market.figures(index);
  return rows.map((row) => ({
    ...toCard(row, { reference, language, now, figures }),
    is_loved: loved.has(row.id),
  }));
}
