import { measureKilometres, parseArea, parseBox } from '@mashrabiya/contract';
import type { Columns } from '../listings/Columns.ts';
import type { ListingFilters } from '../listings/conditions.ts';
import type { Reference } from '../listings/reference.ts';

/** Kilometres from the requested place; undefined without one. */
export function createDistanceMeasure(
  filters: ListingFilters,
  columns: Columns,
  reference: Reference,
): ((doc: number) => number) | undefined {
  const center = findMapCenter(filters);
  if (center) {
    const [lat, lng] = [columns.get('lat'), columns.get('lng')];
    return (doc) => measureKilometres(center, { lat: lat[doc] ?? Number.NaN, lng: lng[doc] ?? Number.NaN });
  }
  const { city, gover } = filters;
  if (!city && gover === undefined) return undefined;
  const allCities = [...reference.cities.values()];
  const requestedCities = allCities.filter(({ id, governorateId }) =>
    city ? city.includes(id) : governorateId === gover,
  );
  const column = columns.get('city');
  const distanceByCity = new Map(
    allCities.map(
      (other) =>
        [
          other.id,
          Math.min(...requestedCities.map((requestedCity) => measureKilometres(requestedCity, other))),
        ] as const,
    ),
  );
  return (doc) => distanceByCity.get(column[doc] ?? 0) ?? Number.POSITIVE_INFINITY;
}

function findMapCenter({ box, area }: ListingFilters) {
  const corners = area === undefined ? undefined : parseArea(area);
  if (corners) {
    const computeMiddle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
    return { lat: computeMiddle(corners.map(({ lat }) => lat)), lng: computeMiddle(corners.map(({ lng }) => lng)) };
  }
  const view = box === undefined ? undefined : parseBox(box);
  return view && { lat: (view.south + view.north) / 2, lng: (view.west + view.east) / 2 };
}
