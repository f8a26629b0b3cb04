import type { ErrorCode, SortOption } from '@mashrabiya/contract';
import type { ListingFacts } from '@mashrabiya/search';
import type { UserRow } from '../../db/tables/account.ts';

/** Why visitors cannot see a user's page; undefined if they can. Users without any offer have no public page. */
export function refusalOf(
  user: (Pick<UserRow, 'deleted_at' | 'blocked_at'> & { isKnown: boolean }) | undefined,
): ErrorCode | undefined {
  if (!user) return 'not_found';
  if (user.deleted_at !== null || (user.blocked_at !== null && user.isKnown)) return 'gone';
  return user.isKnown ? undefined : 'not_found';
}

type Compare = (one: ListingFacts, other: ListingFacts) => number;

const byPrice = (direction: 1 | -1): Compare => {
  const NEVER = direction * Number.POSITIVE_INFINITY;
  return (one, other) => {
    const [price, otherPrice] = [one.price ?? NEVER, other.price ?? NEVER];
    return price === otherPrice ? newest(one, other) : direction * (price - otherPrice);
  };
};
const newest: Compare = (one, other) =>
  other.listed_at.getTime() - one.listed_at.getTime() || (one.id < other.id ? 1 : -1);

const COMPARE: Record<SortOption, Compare> = {
  date_desc: newest,
  date_asc: (one, other) => newest(other, one),
  price_asc: byPrice(1),
  price_desc: byPrice(-1),
};

/** The higher rank first, as in other lists, then the newest. */
const recommended: Compare = (one, other) => other.ranking - one.ranking || newest(one, other);

/** A seller's listings in an order; those without a price come last in an order by price. */
export const sortedListings = (listings: readonly ListingFacts[], sort?: SortOption): ListingFacts[] =>
  listings.toSorted(sort ? COMPARE[sort] : recommended);
