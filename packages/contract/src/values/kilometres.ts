import type { Point } from './geo.ts';

const EARTH_RADIUS_KM = 6371;
const RADIANS = Math.PI / 180;

/** Accurate enough within a country. */
export function measureKilometres(a: Point, b: Point): number {
  const east = (a.lng - b.lng) * RADIANS * Math.cos(((a.lat + b.lat) / 2) * RADIANS);
  return EARTH_RADIUS_KM * Math.hypot(east, (a.lat - b.lat) * RADIANS);
}
