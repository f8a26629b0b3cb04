import type { Action, Finishing } from '@mashrabiya/contract';
import { choose } from '../chance.ts';
import type { Both } from '../places/geo.ts';
import type { Random } from '../scenes/kit/scene.ts';
import {
  BUILDING_NOTES,
  FLAT_NOTES,
  FLAT_SALE_NOTES,
  HOUSE_NOTES,
  LIVED_IN_NOTES,
  OLD_VILLA_NOTES,
  ROOF_NOTES,
  STREET_FLAT_NOTES,
  STUDIO_NOTES,
  TOP_FLOOR_NOTES,
  VILLA_NOTES,
} from '../text/details/dwellingNotes.ts';
import type { AnyPoint } from '../text/points.ts';
import { note, type Tellable } from './tell.ts';

/** What decides which remarks could be true of a dwelling. */
export interface Known {
  subcategory: string;
  finishing: Finishing;
  action: Action;
  level: number | null;
  storey: AnyPoint | null;
  age: number;
  inCompound: boolean;
}

const OWN_NOTES: Readonly<Record<string, readonly Both[]>> = {
  residential: BUILDING_NOTES,
  house: HOUSE_NOTES,
  villa: VILLA_NOTES,
  townHouse: VILLA_NOTES,
  twinHouse: VILLA_NOTES,
  roof: ROOF_NOTES,
  studio: STUDIO_NOTES,
};

/** Remarks about a dwelling, the way somebody who knows it would make them. */
export function characterOf(random: Random, known: Known): Tellable[] {
  const own = OWN_NOTES[known.subcategory];
  if (own) {
    const grown = own === VILLA_NOTES && known.age > 3;
    return [{ point: note(choose(random, grown ? [...own, ...OLD_VILLA_NOTES] : own)), weight: 5 }];
  }
  const pools: Both[][] = [known.inCompound ? [...FLAT_NOTES] : [...FLAT_NOTES, ...STREET_FLAT_NOTES]];
  if (known.age > 2 && known.finishing !== 'unfinished') pools.push([...LIVED_IN_NOTES]);
  if (known.action === 'forsell' && known.finishing === 'furnished') pools.push([...FLAT_SALE_NOTES]);
  if (known.storey?.key === 'storey' && known.storey.value.storey === known.storey.value.top) {
    pools.push([...TOP_FLOOR_NOTES]);
  }
  return pools.map((pool) => ({ point: note(choose(random, pool)), weight: pool.length > 3 ? 3.5 : 1.5 }));
}
