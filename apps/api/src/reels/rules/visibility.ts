import { AVAILABILITY, type ErrorCode } from '@mashrabiya/contract';
import type { ReelRow } from '../../db/tables/reel.ts';

/**
 * Why visitors do not see a reel; undefined when they do. One that was on offer and no longer is has gone; one that is
 * under review or was rejected does not exist to them.
 */
export function reelRefusal(
  reel: Pick<ReelRow, 'availability' | 'removed_at' | 'expires_at'> | undefined,
  now: Date,
): ErrorCode | undefined {
  if (!reel) return 'not_found';
  if (reel.removed_at !== null || reel.availability === AVAILABILITY.expired) return 'gone';
  if (reel.availability !== AVAILABILITY.active || reel.expires_at === null) return 'not_found';
  return reel.expires_at > now ? undefined : 'gone';
}
