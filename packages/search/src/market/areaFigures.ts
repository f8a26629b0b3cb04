import { ACTION_CODES, type AreaPage } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import type { CityEntry, Reference } from '../listings/reference.ts';
import { areaPrice, byKind } from './area.ts';
import { nearbyAreas } from './busiestAreas.ts';
import type { Figures } from './Figures.ts';

export function areaFigures(
  city: CityEntry,
  figures: Figures,
  reference: Reference,
  language: Language,
): Omit<AreaPage, 'trend' | 'newest'> {
  const groups = figures.groupsIn(city.id);
  const onOffer = (action: 0 | 1) =>
    groups.reduce((sum, group) => sum + (group.kind.action === action ? group.onOffer : 0), 0);
  return {
    city: city.id,
    name: city[language],
    gover: city.governorateId,
    gover_name: reference.governorates.get(city.governorateId)?.[language] ?? '',
    lat: city.lat,
    lng: city.lng,
    on_offer: { forsell: onOffer(ACTION_CODES.forsell), forrent: onOffer(ACTION_CODES.forrent) },
    prices: groups.map((group) => areaPrice(group, reference)).sort(byKind),
    nearby: nearbyAreas(city, figures, reference, language),
  };
}
