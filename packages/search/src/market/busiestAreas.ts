import {
  ACTION_CODES,
  BUSIEST_AREA_COUNT,
  type BusyArea,
  measureKilometres,
  NEARBY_AREA_COUNT,
  NEARBY_KM,
} from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import type { CityEntry, Reference } from '../listings/reference.ts';
import { findLargestGroup } from './area.ts';
import type { MarketFigures } from './MarketFigures.ts';

export function listBusiestAreas(figures: MarketFigures, reference: Reference, language: Language): BusyArea[] {
  return takeFirst(figures.listBusiestCities(), BUSIEST_AREA_COUNT, (city) =>
    buildBusyArea(city, figures, reference, language),
  );
}

/** Areas nearest to a city with enough listings for a price. */
export function listNearbyAreas(
  center: CityEntry,
  figures: MarketFigures,
  reference: Reference,
  language: Language,
): BusyArea[] {
  const nearest = [...reference.cities.values()]
    .map((city) => ({ city, distance: measureKilometres(center, city) }))
    .filter(({ city, distance }) => city.id !== center.id && distance <= NEARBY_KM)
    .sort((a, b) => a.distance - b.distance);
  return takeFirst(nearest, NEARBY_AREA_COUNT, ({ city }) => buildBusyArea(city.id, figures, reference, language));
}

/** Maps cities in order and returns the first results. */
function takeFirst<C>(cities: Iterable<C>, limit: number, toArea: (city: C) => BusyArea | undefined): BusyArea[] {
  const areas: BusyArea[] = [];
  for (const city of cities) {
    const area = toArea(city);
    if (area) areas.push(area);
    if (areas.length === limit) break;
  }
  return areas;
}

/** Undefined if too few listings are for sale. */
function buildBusyArea(
  cityId: number,
  figures: MarketFigures,
  reference: Reference,
  language: Language,
): BusyArea | undefined {
  const city = reference.cities.get(cityId);
  const groups = figures.getGroups(cityId);
  const group = findLargestGroup(
    groups.filter(({ kind, isMixed }) => kind.action === ACTION_CODES.forsell && !isMixed),
  );
  const type = group && reference.categories.get(group.kind.category_id)?.type;
  if (!city || !type || group.median === null) return undefined;
  return {
    city: city.id,
    name: city[language],
    gover_name: reference.governorates.get(city.governorateId)?.[language] ?? '',
    on_offer: groups.reduce((sum, { offerCount }) => sum + offerCount, 0),
    type,
    median: group.median,
    sample: group.prices.length,
  };
}
