import type { Action } from '@mashrabiya/contract';
import { createSellingPoint } from '../facts/points.ts';
import type { Provider } from '../people/providers.ts';
import { choose } from '../random/chance.ts';
import type { Random } from '../random/random.ts';
import {
  BROKER_REASONS,
  BROKER_SALE_TERMS,
  DEVELOPER_TERMS,
  OWNER_REASONS,
  OWNER_SALE_TERMS,
  RENT_TERMS,
} from '../text/details/terms.ts';
import { drawClosing, type PointCandidate } from './describe.ts';

/** Reasons and terms, in the voice of the seller or landlord. */
export function drawClosings(
  random: Random,
  seller: { action: Action; kind: Provider['kind']; isBuilding?: boolean },
): PointCandidate[] {
  if (seller.action === 'forrent') {
    return [
      { point: seller.isBuilding ? null : drawClosing(random, RENT_TERMS), weight: 4 },
      {
        point: createSellingPoint('lease', { deposit: choose(random, [1, 1, 2]), years: choose(random, [1, 1, 2, 3]) }),
        weight: 3,
      },
    ];
  }
  if (seller.kind === 'developer') return [{ point: drawClosing(random, DEVELOPER_TERMS), weight: 3 }];
  const owner = seller.kind === 'owner';
  return [
    { point: drawClosing(random, owner ? OWNER_REASONS : BROKER_REASONS), weight: owner ? 4 : 2 },
    { point: drawClosing(random, owner ? OWNER_SALE_TERMS : BROKER_SALE_TERMS), weight: 3 },
  ];
}
