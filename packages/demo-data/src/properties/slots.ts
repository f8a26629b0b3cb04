import { type Action, PROPERTY_TYPES, type PropertyType, SUBCATEGORIES } from '@mashrabiya/contract';
import { shuffle } from '../random/chance.ts';
import type { Random } from '../random/random.ts';

export interface PropertyKind {
  type: PropertyType;
  subcategory: string;
  action: Action;
}

/** Approximate weights per thousand properties. */
const TYPE_WEIGHTS: Record<PropertyType, number> = {
  housing: 540,
  commercial: 140,
  coastal: 150,
  industrial: 70,
  land: 100,
};

/** Weights of subcategories within their type; 1 if absent. */
const SUBCATEGORY_WEIGHTS: Record<PropertyType, Readonly<Record<string, number>>> = {
  housing: {
    apartment: 22,
    duplex: 4,
    villa: 4,
    townHouse: 2.5,
    twinHouse: 2,
    penthouse: 1.5,
    roof: 2,
    studio: 3,
    residential: 1.8,
    house: 3,
  },
  commercial: { allActivities: 6, office: 6, medical: 4, another: 2.5, pharmacy: 2, superMarket: 1.5 },
  coastal: { chalet: 10, apartment: 4, villa: 3, townHouse: 2, twinVilla: 1.5, duplex: 1.5 },
  industrial: { foodstuffs: 2, without: 1.6, furniture: 1.5, deliveryServices: 1.5, spinningAndWeaving: 1.4 },
  land: { residential: 5, agricultural: 3, commercial: 2, industrial: 2, coastal: 1.5 },
};

const RENT_SHARE: Record<PropertyType, number> = {
  housing: 0.3,
  commercial: 0.42,
  coastal: 0.25,
  industrial: 0.34,
  land: 0.12,
};

/** Plots that are let as well as sold. */
const LETTABLE_LAND = new Set(['commercial', 'entertaining', 'industrial', 'agricultural', 'store', 'usufructRight']);

interface Kind {
  type: PropertyType;
  subcategory: string;
  weight: number;
}

const kinds: readonly Kind[] = PROPERTY_TYPES.flatMap((type) => {
  const getWeight = (subcategory: string) => SUBCATEGORY_WEIGHTS[type][subcategory] ?? 1;
  const total = SUBCATEGORIES[type].reduce((sum, subcategory) => sum + getWeight(subcategory), 0);
  return SUBCATEGORIES[type].map((subcategory) => ({
    type,
    subcategory,
    weight: (TYPE_WEIGHTS[type] * getWeight(subcategory)) / total,
  }));
});

/** Share of `count` per kind, by the largest remainder method, so that the sum is exact. */
function computeQuotas(count: number): number[] {
  const total = kinds.reduce((sum, { weight }) => sum + weight, 0);
  const shares = kinds.map(({ weight }) => (count * weight) / total);
  const wholeShares = shares.map(Math.floor);
  const remaining = count - wholeShares.reduce((sum, share) => sum + share, 0);
  const indexesByRemainder = shares.map((share, index) => [share % 1, index] as const).sort((a, b) => b[0] - a[0]);
  for (const [, index] of indexesByRemainder.slice(0, remaining)) wholeShares[index] = (wholeShares[index] ?? 0) + 1;
  return wholeShares;
}

/** Exactly `count` slots in random order; with enough room, every subcategory occurs for sale and for rent. */
export function createPropertyKinds(random: Random, count: number): PropertyKind[] {
  const numbers = computeQuotas(count);
  const propertyKinds = kinds.flatMap(({ type, subcategory }, index) => {
    const slotCount = numbers[index] ?? 0;
    const isLettable = type !== 'land' || LETTABLE_LAND.has(subcategory);
    const rentCount = isLettable && slotCount > 1 ? Math.max(1, Math.round(slotCount * RENT_SHARE[type])) : 0;
    return Array.from(
      { length: slotCount },
      (_, number): PropertyKind => ({
        type,
        subcategory,
        action: number < rentCount ? 'forrent' : 'forsell',
      }),
    );
  });
  return shuffle(random, propertyKinds);
}
