import { AVAILABILITY } from '@mashrabiya/contract';
import { findVisibilityError } from '../../catalogue/rules/visibility.ts';

export interface Favorite {
  id: string;
  price: number | null;
  availability: number;
  removed_at: Date | null;
  loved_at: Date;
  loved_price: number | null;
  told_at: Date | null;
  told_price: number | null;
  told_gone: boolean | null;
}

export type FavoriteChange =
  | { id: string; kind: 'lower'; price: number; previousPrice: number }
  | { id: string; kind: 'gone'; price: number | null };

/** True if a listing that was reported as unavailable is available again. */
export const hasReturned = (listing: Favorite): boolean =>
  listing.told_gone === true && findVisibilityError(listing) === undefined;

export function findFavoriteChange(listing: Favorite): FavoriteChange | undefined {
  const { id, price, loved_at, loved_price, told_at, told_price, told_gone } = listing;
  // A favorite that was added again stores the price of that day, so earlier notifications do not count.
  const wasNotified = told_at !== null && told_at >= loved_at;
  const refusal = findVisibilityError(listing);
  if (refusal === 'gone' || listing.availability === AVAILABILITY.rejected)
    return wasNotified && told_gone ? undefined : { id, kind: 'gone', price };
  const previousPrice = wasNotified ? told_price : loved_price;
  if (refusal || price === null || previousPrice === null || price >= previousPrice) return undefined;
  return { id, kind: 'lower', price, previousPrice };
}
