import { AVAILABILITY, type ErrorCode } from '@mashrabiya/contract';
import type { PropertyRow } from '../../db/tables/property.ts';

/** Reason to hide a listing from visitors, or undefined: a formerly active one is `gone`, others do not exist. */
export function findVisibilityError(
  listing: Pick<PropertyRow, 'availability' | 'removed_at'> | undefined,
): ErrorCode | undefined {
  if (!listing) return 'not_found';
  if (listing.removed_at !== null || listing.availability === AVAILABILITY.expired) return 'gone';
  return listing.availability === AVAILABILITY.active ? undefined : 'not_found';
}

/** True if an ad's current version awaits a review or was rejected; see also `findWithheldIds`. */
export const isWithheld = ({ availability }: Pick<PropertyRow, 'availability'>): boolean =>
  availability !== AVAILABILITY.active && availability !== AVAILABILITY.expired;
