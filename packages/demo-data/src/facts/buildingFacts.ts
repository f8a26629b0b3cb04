import type { PropertyFacts } from '@mashrabiya/contract';
import type { AnySellingPoint, Facing } from './points.ts';

export type BuildingFacts = Pick<PropertyFacts, 'storey' | 'building_storeys' | 'completion_year' | 'orientation'>;

export const NO_BUILDING_FACTS: BuildingFacts = {
  storey: null,
  building_storeys: null,
  completion_year: null,
  orientation: null,
};

/** Storey and height of the building, as in the description. */
export const toStoreyFacts = (storey: AnySellingPoint | null): Pick<BuildingFacts, 'storey' | 'building_storeys'> =>
  storey?.key === 'storey'
    ? { storey: storey.value.storey, building_storeys: storey.value.top }
    : { storey: null, building_storeys: null };

/** A corner flat faces two ways, so it has no single orientation. */
export const toOrientation = (facing: Facing): BuildingFacts['orientation'] => (facing === 'corner' ? null : facing);

/** Year of delivery, or the year in which a home of a known age was built. */
export const getCompletionYear = (
  now: Date,
  { month, age }: { month: string | null; age: number | null },
): number | null => {
  if (month) return Number(month.slice(0, 4));
  return age === null ? null : now.getUTCFullYear() - age;
};
