import { kilometres, parseArea, parseBox } from '@mashrabiya/contract';
import type { Columns } from '../listings/Columns.ts';
import type { ListingFilters } from '../listings/conditions.ts';
import type { Reference } from '../listings/reference.ts';

/** Kilometres from the requested place; undefined without one. */
export function distancesFrom(
  filters: ListingFilters,
  columns: Columns,
  reference: Reference,
): ((doc: number) => number) | undefined {
  const centre = mapCentre(filters);
  if (centre) {
    const [lat, lng] = [columns.get('lat'), columns.get('lng')];
    return (doc) => kilometres(centre, { lat: lat[doc] ?? Number.NaN, lng: lng[doc] ?? Number.NaN });
  }
  const { city, gover } = filters;
  if (!city && gover === undefined) return undefined;
  const all = [...reference.cities.values()];
  const wanted = all.filter(({ id, governorateId }) => (city ? city.includes(id) : governorateId === gover));
  const column = columns.get('city');
  const known = new Map(
    all.map((other) => [other.id, Math.min(...wanted.map((one) => kilometres(one, other)))] as const),
  );
  return (doc) => known.get(column[doc] ?? 0) ?? Number.POSITIVE_INFINITY;
}

function mapCentre({ box, area }: ListingFilters) {
  const corners = area === undefined ? undefined : parseArea(area);
  if (corners) {
    const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
    return { lat: middle(corners.map(({ lat }) => lat)), lng: middle(corners.map(({ lng }) => lng)) };
  }
  const view = box === undefined ? undefined : parseBox(box);
  return view && { lat: (view.south + view.north) / 2, lng: (view.west + view.east) / 2 };
}
