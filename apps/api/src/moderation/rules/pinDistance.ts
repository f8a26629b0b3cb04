import { measureKilometres } from '@mashrabiya/contract';
import type { Reference } from '@mashrabiya/search';
import type { PropertyRow } from '../../db/tables/property.ts';

type PinnedProperty = Pick<PropertyRow, 'city_id' | 'lat' | 'lng' | 'coordinates_exact'>;

/** Kilometres from the centre of a property's city to its pin, one decimal; null without a pin. */
export function computePinDistance(
  { city_id, lat, lng, coordinates_exact }: PinnedProperty,
  { cities }: Pick<Reference, 'cities'>,
): number | null {
  const city = cities.get(city_id);
  if (!coordinates_exact || lat === null || lng === null || !city) return null;
  return Math.round(measureKilometres(city, { lat, lng }) * 10) / 10;
}
