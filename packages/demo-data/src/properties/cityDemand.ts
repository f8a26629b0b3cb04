import type { Action } from '@mashrabiya/contract';
import { getCity } from '@mashrabiya/reference';
import { pickPlaceIn } from '../places/pickPlace.ts';
import { createRandom } from '../random/random.ts';
import type { PropertyKind } from './slots.ts';

/** Numbers of a kind for sale and for rent, for popular searches. */
type Demand = readonly [type: 'housing' | 'commercial', subcategory: string, forSale: number, toLet: number];

/** Popular places and kinds. Numbers are for a seed of `FULL_SEED_COUNT` homes. */
const DEMAND_BY_CITY: Readonly<Record<string, readonly Demand[]>> = {
  maadi: [
    ['housing', 'apartment', 12, 8],
    ['housing', 'studio', 2, 3],
    ['housing', 'duplex', 2, 1],
  ],
  'nasr-city': [
    ['housing', 'apartment', 12, 8],
    ['housing', 'duplex', 2, 0],
    ['commercial', 'allActivities', 1, 2],
  ],
  heliopolis: [
    ['housing', 'apartment', 12, 8],
    ['housing', 'studio', 0, 2],
    ['commercial', 'office', 1, 2],
  ],
  'new-cairo': [
    ['housing', 'apartment', 10, 5],
    ['housing', 'villa', 3, 1],
    ['housing', 'townHouse', 2, 0],
    ['commercial', 'office', 1, 3],
  ],
  'fifth-settlement': [
    ['housing', 'apartment', 10, 5],
    ['housing', 'villa', 3, 0],
  ],
  rehab: [['housing', 'apartment', 5, 3]],
  madinaty: [['housing', 'apartment', 6, 3]],
  'sheikh-zayed': [
    ['housing', 'apartment', 5, 5],
    ['housing', 'duplex', 3, 1],
    ['housing', 'villa', 4, 1],
  ],
  '6th-of-october': [
    ['housing', 'apartment', 12, 8],
    ['housing', 'duplex', 2, 0],
  ],
  mohandessin: [['housing', 'apartment', 5, 4]],
  dokki: [['housing', 'apartment', 4, 4]],
  smouha: [['housing', 'apartment', 8, 5]],
  'sidi-bishr': [['housing', 'apartment', 6, 4]],
  'sidi-gaber': [['housing', 'apartment', 3, 2]],
  'miami-alex': [['housing', 'apartment', 3, 2]],
};
const FULL_SEED_COUNT = 1500;

/** Additional property for a popular search. */
export interface PopularProperty {
  seed: string;
  slot: PropertyKind;
  place: ReturnType<typeof pickPlaceIn>;
}

/** Additional properties of popular places for a seed of `count`; none in a small one, capped in a large one. */
export function createPopularProperties(count: number): PopularProperty[] {
  const share = Math.min(1, count / FULL_SEED_COUNT);
  return Object.entries(DEMAND_BY_CITY).flatMap(([slug, demands]) =>
    demands.flatMap(([type, subcategory, saleCount, rentCount]) => {
      const createFor = (action: Action, number: number) =>
        Array.from({ length: Math.round(number * share) }, (_, index): PopularProperty => {
          const seed = `sought ${slug} ${subcategory} ${action} ${index}`;
          const place = pickPlaceIn(createRandom(`${seed} place`), getCity(slug), type, subcategory);
          return { seed, slot: { type, subcategory, action }, place };
        });
      return [...createFor('forsell', saleCount), ...createFor('forrent', rentCount)];
    }),
  );
}
