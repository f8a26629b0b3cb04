import type { PropertyCard } from '@mashrabiya/contract';
import type { ListingFacts } from '@mashrabiya/search';
import type { CallContext } from '../../app/callHandler.ts';
import { toCard } from '../../catalogue/rules/card.ts';
import type { SessionUser } from '../../sessions/services/identify.ts';
import { findFavoriteIdsAmong } from '../repository/favorites.ts';

export async function buildCards(
  listings: readonly ListingFacts[],
  { db, cards, listings: search, reference, language, now, user }: CallContext & { user?: SessionUser | undefined },
): Promise<PropertyCard[]> {
  const rows = await cards.read(listings);
  const ids = rows.map(({ id }) => id);
  const favoriteIds = user ? await findFavoriteIdsAmong(db, user.id, ids) : new Set();
  const figures = await search.getFigures();
  return rows.map((row) => ({
    ...toCard(row, { reference, language, now, figures }),
    is_loved: favoriteIds.has(row.id),
  }));
}
