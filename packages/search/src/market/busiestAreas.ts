import { ACTION_CODES, BUSIEST_AREAS, type BusyArea } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import type { Reference } from '../reference.ts';
import { commonest } from './area.ts';
import type { Figures } from './Figures.ts';

/** The busiest areas whose prices can be told. */
export function busiestAreas(figures: Figures, reference: Reference, language: Language): BusyArea[] {
  const areas: BusyArea[] = [];
  for (const city of figures.busiestFirst()) {
    const area = busyArea(city, figures, reference, language);
    if (area) areas.push(area);
    if (areas.length === BUSIEST_AREAS) break;
  }
  return areas;
}

/** Undefined where too few homes are for sale to tell a price. */
function busyArea(cityId: number, figures: Figures, reference: Reference, language: Language): BusyArea | undefined {
  const city = reference.cities.get(cityId);
  const groups = figures.groupsIn(cityId);
  const group = commonest(groups.filter(({ kind }) => kind.action === ACTION_CODES.forsell));
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
