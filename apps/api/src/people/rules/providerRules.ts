import type { ErrorCode, SortOption } from '@mashrabiya/contract';
import type { ListingFacts } from '@mashrabiya/search';
import type { UserRow } from '../../db/tables/account.ts';

/** Reason why visitors cannot see a user's page; undefined if they can. Users without any offer have no public page. */
export function findProviderVisibilityError(
  user: (Pick<UserRow, 'deleted_at' | 'blocked_at'> & { isPublic: boolean }) | undefined,
): ErrorCode | undefined {
  if (!user) return 'not_found';
  if (user.deleted_at !== null || (user.blocked_at !== null && user.isPublic)) return 'gone';
  return user.isPublic ? undefined : 'not_found';
}

type Compare = (a: ListingFacts, b: ListingFacts) => number;

const compareByPrice = (direction: 1 | -1): Compare => {
  const MISSING_PRICE = direction * Number.POSITIVE_INFINITY;
  return (a, b) => {
    const [price, otherPrice] = [a.price ?? MISSING_PRICE, b.price ?? MISSING_PRICE];
    return price === otherPrice ? compareByDate(a, b) : direction * (price - otherPrice);
  };
};
const compareByDate: Compare = (a, b) => b.listed_at.getTime() - a.listed_at.getTime() || (a.id < b.id ? 1 : -1);

const COMPARATORS: Record<SortOption, Compare> = {
  date_desc: compareByDate,
  date_asc: (a, b) => compareByDate(b, a),
  price_asc: compareByPrice(1),
  price_desc: compareByPrice(-1),
};

const compareByRanking: Compare = (a, b) => b.ranking - a.ranking || compareByDate(a, b);

/** A seller's listings in an order; those without a price come last in an order by price. */
export const sortListings = (listings: readonly ListingFacts[], sort?: SortOption): ListingFacts[] =>
  listings.toSorted(sort ? COMPARATORS[sort] : compareByRanking);
