import { AVAILABILITY, type ErrorCode } from '@mashrabiya/contract';
import type { PropertyRow } from '../../db/tables/property.ts';

/**
 * Why visitors do not see a home; undefined when they do. One that was on offer and no longer is has gone; one that is
 * under review or was rejected does not exist to them.
 */
export function refusalOf(home: Pick<PropertyRow, 'availability' | 'removed_at'> | undefined): ErrorCode | undefined {
  if (!home) return 'not_found';
  if (home.removed_at !== null || home.availability === AVAILABILITY.expired) return 'gone';
  return home.availability === AVAILABILITY.active ? undefined : 'not_found';
}
