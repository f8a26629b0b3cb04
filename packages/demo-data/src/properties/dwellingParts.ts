import type { Finishing } from '@mashrabiya/contract';
import { type AnySellingPoint, createSellingPoint } from '../facts/points.ts';
import type { PropertyDraft } from '../facts/property.ts';
import { chooseWeighted } from '../random/chance.ts';
import type { Random } from '../random/random.ts';

/** Dwellings on their own ground. */
export const HOUSES = new Set(['villa', 'townHouse', 'twinHouse', 'house', 'residential']);

/** Finishing of a dwelling: developers also sell unfinished ones, which are never let. */
export function drawFinishing(random: Random, { subcategory, action, provider, place }: PropertyDraft): Finishing {
  const simpleFinishFactor = place.city.tier >= 6 ? 0.4 : 1;
  const odds: Record<Finishing, number> =
    action === 'forrent'
      ? { unfinished: 0, semi_finished: 0.02, finished: 0.45, luxury: 0.2 * simpleFinishFactor, furnished: 0.33 }
      : provider.kind === 'developer'
        ? { unfinished: 0.15, semi_finished: 0.4, finished: 0.33, luxury: 0.12, furnished: 0 }
        : { unfinished: 0.1, semi_finished: 0.14, finished: 0.44, luxury: 0.26 * simpleFinishFactor, furnished: 0.06 };
  const finishing = chooseWeighted(random, Object.keys(odds) as Finishing[], (option) => odds[option]);
  return finishing === 'furnished' && subcategory === 'residential' ? 'finished' : finishing;
}

/** Storey and height of the building; null for houses. */
export function drawStorey(
  random: Random,
  subcategory: string,
  isInCompound: boolean,
  tier: number,
): AnySellingPoint | null {
  if (HOUSES.has(subcategory)) return null;
  const top = isInCompound || tier >= 6 ? random.integer(3, 6) : random.integer(4, 12);
  const isTopFloor = subcategory === 'roof' || subcategory === 'penthouse';
  const storey = isTopFloor ? top : random.integer(subcategory === 'duplex' || subcategory === 'loft' ? 0 : 1, top);
  return createSellingPoint('storey', { storey, top, hasLift: top > 5 || isInCompound || random.chance(0.3) });
}

export function drawOutdoor(
  random: Random,
  subcategory: string,
  storey: number | null,
  bedrooms: number,
): AnySellingPoint | null {
  if (subcategory === 'roof' || subcategory === 'penthouse') {
    return createSellingPoint('outdoor', { kind: 'roof', area: random.integer(6, 18) * 5 });
  }
  if (storey === null) {
    if (subcategory === 'residential' || subcategory === 'house') return null;
    return createSellingPoint('outdoor', { kind: 'garden', area: random.integer(8, bedrooms > 4 ? 60 : 24) * 5 });
  }
  if (storey === 0) return createSellingPoint('outdoor', { kind: 'garden', area: random.integer(6, 20) * 5 });
  return random.chance(0.4) ? createSellingPoint('outdoor', { kind: 'terrace', area: random.integer(6, 24) }) : null;
}
