import type { PriceContext, PropertyCard } from '@mashrabiya/contract';
import type { TFunction } from 'i18next';

export function formatComparedPlace(
  { area, radius }: PriceContext,
  { city_name: city, gover_name: governorate }: Pick<PropertyCard, 'city_name' | 'gover_name'>,
  t: TFunction,
): string {
  if (area === 'city') return city;
  return area === 'nearby'
    ? t('listings:card.nearby', { city, radius })
    : t('listings:card.governorate', { governorate });
}
