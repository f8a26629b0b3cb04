import type { AdvisorPage, Governorate } from '@mashrabiya/contract';
import type { CityChoice } from '@mashrabiya/ui';

/** Cities by governorate with their numbers of advisors; while places load, only cities with advisors. */
export function buildCityChoices(
  governorates: readonly Governorate[] | undefined,
  citiesWithAdvisors: AdvisorPage['cities'],
): readonly CityChoice[] {
  if (!governorates) return citiesWithAdvisors;
  const totals = new Map(citiesWithAdvisors.map(({ id, total }) => [id, total]));
  return governorates.flatMap(({ name: governorate, cities }) =>
    cities.map(({ id, name, ar_name, en_name }) => ({
      id,
      name,
      governorate,
      also: `${ar_name} ${en_name}`,
      total: totals.get(id) ?? 0,
    })),
  );
}
