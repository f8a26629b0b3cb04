import { AVAILABILITY, type ErrorCode } from '@mashrabiya/contract';
import { findVisibilityError } from '../../catalogue/rules/visibility.ts';
import type { PropertyRow } from '../../db/tables/property.ts';
import type { ReelRow } from '../../db/tables/reel.ts';

/**
 * Reason why visitors cannot see a reel; undefined if they can. A formerly active one is `gone`; one under review or
 * rejected does not exist for them.
 */
export function findReelVisibilityError(
  reel: Pick<ReelRow, 'availability' | 'removed_at' | 'expires_at'> | undefined,
  now: Date,
): ErrorCode | undefined {
  if (!reel) return 'not_found';
  if (reel.removed_at !== null || reel.availability === AVAILABILITY.expired) return 'gone';
  if (reel.availability !== AVAILABILITY.active || reel.expires_at === null) return 'not_found';
  return reel.expires_at > now ? undefined : 'gone';
}

/**
 * Reason why visitors cannot see a property's reel. A reel of an unavailable property is shown with a notice, unless
 * moderators hide the property or have blocked its seller.
 */
export function findPropertyReelVisibilityError(
  reel: Parameters<typeof findReelVisibilityError>[0],
  property: Pick<PropertyRow, 'availability' | 'removed_at' | 'withheld'>,
  now: Date,
): ErrorCode | undefined {
  const refusal = findReelVisibilityError(reel, now);
  if (refusal) return refusal;
  if (property.withheld === 'blocked') return 'gone';
  return findVisibilityError(property) === 'not_found' ? 'not_found' : undefined;
}
