import type { AdvisorRow } from '../../db/tables/people.ts';

type FilterColumns = Pick<AdvisorRow, 'city_id' | 'category_id' | 'places'>;

export interface AdvisorConditions {
  cityId?: number | undefined;
  areaId?: number | undefined;
  categoryId?: number | undefined;
}

const createMatcher =
  ({ cityId, areaId, categoryId }: AdvisorConditions) =>
  (advisor: FilterColumns): boolean =>
    (cityId === undefined || advisor.city_id === cityId) &&
    (areaId === undefined || advisor.places.includes(areaId)) &&
    (categoryId === undefined || advisor.category_id === categoryId);

function countById(ids: readonly number[]): ReadonlyMap<number, number> {
  const totals = new Map<number, number>();
  for (const id of ids) totals.set(id, (totals.get(id) ?? 0) + 1);
  return totals;
}

/** Filters advisors; counts the results of each choice of city, and of each area within it. */
export function filterAdvisors<A extends FilterColumns>(
  advisors: readonly A[],
  { cityId, areaId, categoryId }: AdvisorConditions,
) {
  const advisorsOfType = advisors.filter(createMatcher({ categoryId }));
  const advisorsInCity = advisorsOfType.filter(createMatcher({ cityId }));
  return {
    matchingAdvisors: advisorsInCity.filter(createMatcher({ areaId })),
    cities: countById(advisorsOfType.map(({ city_id }) => city_id)),
    areas: countById(advisorsInCity.flatMap(({ places }) => [...new Set(places)])),
  };
}
