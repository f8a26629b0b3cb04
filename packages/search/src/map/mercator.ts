import type { Columns } from '../listings/Columns.ts';

/** Latitude limit of the square Web Mercator map. */
const MAX_LATITUDE = 85.05112878;

/** Web Mercator with the world as a unit square, origin in the north-west. */
export const toX = (lng: number): number => lng / 360 + 0.5;

export function toY(lat: number): number {
  const sine = Math.sin((Math.min(Math.max(lat, -MAX_LATITUDE), MAX_LATITUDE) * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

/** Cached Mercator rows: each needs a logarithm. */
const rowCache = new WeakMap<Columns, { y: Float64Array; length: number }>();

export function getMercatorRows(columns: Columns): Float64Array {
  const lat = columns.get('lat');
  let { y, length } = rowCache.get(columns) ?? { y: new Float64Array(lat.length), length: 0 };
  if (y.length < columns.length) {
    const larger = new Float64Array(lat.length);
    larger.set(y);
    y = larger;
  }
  for (; length < columns.length; length++) y[length] = toY(lat[length] ?? Number.NaN);
  rowCache.set(columns, { y, length });
  return y;
}
