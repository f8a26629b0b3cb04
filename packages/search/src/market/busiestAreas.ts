import { ACTION_CODES, BUSIEST_AREAS, type BusyArea, kilometres, NEARBY_AREAS, NEARBY_KM } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import type { CityEntry, Reference } from '../listings/reference.ts';
import { commonest } from './area.ts';
import type { Figures } from './Figures.ts';

export function busiestAreas(figures: Figures, reference: Reference, language: Language): BusyArea[] {
  return busiestOf(figures.busiestFirst(), BUSIEST_AREAS, (city) => busyArea(city, figures, reference, language));
}

/** Areas nearest to a city with enough listings for a price. */
export function nearbyAreas(centre: CityEntry, figures: Figures, reference: Reference, language: Language): BusyArea[] {
  const near = [...reference.cities.values()]
    .map((city) => ({ city, distance: kilometres(centre, city) }))
    .filter(({ city, distance }) => city.id !== centre.id && distance <= NEARBY_KM)
    .sort((a, b) => a.distance - b.distance);
  return busiestOf(near, NEARBY_AREAS, ({ city }) => busyArea(city.id, figures, reference, language));
}

/** Maps cities in order and returns the first results. */
function busiestOf<C>(cities: Iterable<C>, most: number, tell: (city: C) => BusyArea | undefined): BusyArea[] {
  const areas: BusyArea[] = [];
  for (const city of cities) {
    const area = tell(city);
    if (area) areas.push(area);
    if (areas.length === most) break;
  }
  return areas;
}

/** Undefined if too few listings are for sale. */
function busyArea(cityId: number, figures: Figures, reference: Reference, language: Language): BusyArea | undefined {
  const city = reference.cities.get(cityId);
  const groups = figures.groupsIn(cityId);
  const group = commonest(groups.filter(({ kind, isMixed }) => kind.action === ACTION_CODES.forsell && !isMixed));
  const type = group && reference.categories.get(group.kind.category_id)?.type;
  if (!city || !type || group.median === null) return undefined;
  return {
    city: city.id,
    name: city[language],
    gover_name: reference.governorates.get(city.governorateId)?.[language] ?? '',
    on_offer: groups.reduce((sum, { onOffer }) => sum + onOffer, 0),
    type,
    median: group.median,
    sample: group.prices.length,
  };
}
