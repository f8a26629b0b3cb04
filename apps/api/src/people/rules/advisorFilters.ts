import type { AdvisorRow } from '../../db/tables/people.ts';

type Where = Pick<AdvisorRow, 'city_id' | 'category_id' | 'places'>;

export interface AdvisorConditions {
  cityId?: number | undefined;
  areaId?: number | undefined;
  categoryId?: number | undefined;
}

const passes =
  ({ cityId, areaId, categoryId }: AdvisorConditions) =>
  (advisor: Where): boolean =>
    (cityId === undefined || advisor.city_id === cityId) &&
    (areaId === undefined || advisor.places.includes(areaId)) &&
    (categoryId === undefined || advisor.category_id === categoryId);

function tally(ids: readonly number[]): ReadonlyMap<number, number> {
  const totals = new Map<number, number>();
  for (const id of ids) totals.set(id, (totals.get(id) ?? 0) + 1);
  return totals;
}

/** Filters advisors; counts the results of each choice of city, and of each area within it. */
export function narrowed<A extends Where>(advisors: readonly A[], { cityId, areaId, categoryId }: AdvisorConditions) {
  const ofType = advisors.filter(passes({ categoryId }));
  const inCity = ofType.filter(passes({ cityId }));
  return {
    found: inCity.filter(passes({ areaId })),
    cities: tally(ofType.map(({ city_id }) => city_id)),
    areas: tally(inCity.flatMap(({ places }) => [...new Set(places)])),
  };
}
