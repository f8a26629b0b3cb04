import { ACTION_CODES, type AreaPage } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import type { CityEntry, Reference } from '../listings/reference.ts';
import { buildAreaPrice, compareByKind } from './area.ts';
import { listNearbyAreas } from './busiestAreas.ts';
import type { MarketFigures } from './MarketFigures.ts';

export function buildAreaFigures(
  city: CityEntry,
  figures: MarketFigures,
  reference: Reference,
  language: Language,
): Omit<AreaPage, 'trend' | 'newest'> {
  const groups = figures.getGroups(city.id);
  const countOnOffer = (action: 0 | 1) =>
    groups.reduce((sum, group) => sum + (group.kind.action === action ? group.offerCount : 0), 0);
  return {
    city: city.id,
    name: city[language],
    gover: city.governorateId,
    gover_name: reference.governorates.get(city.governorateId)?.[language] ?? '',
    lat: city.lat,
    lng: city.lng,
    on_offer: { forsell: countOnOffer(ACTION_CODES.forsell), forrent: countOnOffer(ACTION_CODES.forrent) },
    prices: groups.map((group) => buildAreaPrice(group, reference)).sort(compareByKind),
    nearby: listNearbyAreas(city, figures, reference, language),
  };
}
