import type { PropertyType } from '@mashrabiya/contract';
import { type City, governorates } from '@mashrabiya/reference';
import { choose, chooseWeighted } from '../random/chance.ts';
import type { Random } from '../random/random.ts';
import { pickLocality, pickZone } from './locality.ts';
import type { Place } from './place.ts';
import { listSuitableCities } from './suitability.ts';

/** Rounds in which each governorate gets a property, so that the smallest have several. */
const GOVERNORATE_ROUNDS = 7;

/** Share of properties in a compound, in cities that have one. */
const COMPOUND_CHANCE: Record<PropertyType, number> = {
  housing: 0.55,
  coastal: 0.75,
  commercial: 0.15,
  industrial: 0,
  land: 0,
};

/** Assigns each property a city, then a compound, a street or a quarter. */
export function createPlacePicker(random: Random): (type: PropertyType, subcategory: string) => Place {
  const remainingGovernorates = Array.from({ length: GOVERNORATE_ROUNDS }, () => governorates).flat();

  function pickCity(type: PropertyType, subcategory: string): City {
    const candidates = listSuitableCities(type, subcategory);
    const next = type === 'coastal' || type === 'industrial' ? undefined : remainingGovernorates.at(-1);
    const dueCities = candidates.filter(({ city }) => city.governorate === next);
    if (dueCities.length > 0) remainingGovernorates.pop();
    return chooseWeighted(random, dueCities.length > 0 ? dueCities : candidates, ({ weight }) => weight).city;
  }

  return (type, subcategory) => pickPlaceIn(random, pickCity(type, subcategory), type, subcategory);
}

export function pickPlaceIn(random: Random, city: City, type: PropertyType, subcategory: string): Place {
  const isGated = city.compounds.length > 0 && random.chance(COMPOUND_CHANCE[type]);
  const compound = isGated ? choose(random, city.compounds) : null;
  const hasLocality = !compound && subcategory !== 'agricultural' && subcategory !== 'usufructRight';
  const isIndustrial =
    type === 'industrial' || (type === 'land' && (subcategory === 'industrial' || subcategory === 'store'));
  if (isIndustrial) return { city, compound: null, locality: pickZone(random, city) };
  return { city, compound, locality: hasLocality ? pickLocality(random, city) : null };
}
