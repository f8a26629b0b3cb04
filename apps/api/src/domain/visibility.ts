import type { ErrorCode } from '@mashrabiya/contract';
import { ACTIVE } from '@mashrabiya/search';
import type { PropertyRow } from '../db/schema.ts';

const EXPIRED = 3;

/**
 * Why visitors do not see a home; undefined when they do. One that was on offer and no longer is has gone; one that is
 * under review or was rejected does not exist to them.
 */
export function refusalOf(home: Pick<PropertyRow, 'availability' | 'removed_at'> | undefined): ErrorCode | undefined {
  if (!home) return 'not_found';
  if (home.removed_at !== null || home.availability === EXPIRED) return 'gone';
  return home.availability === ACTIVE ? undefined : 'not_found';
}
