import type { Point } from './geo.ts';

const EARTH_RADIUS_KM = 6371;
const RADIANS_PER_DEGREE = Math.PI / 180;

/** Accurate enough within a country. */
export function measureKilometres(a: Point, b: Point): number {
  const east = (a.lng - b.lng) * RADIANS_PER_DEGREE * Math.cos(((a.lat + b.lat) / 2) * RADIANS_PER_DEGREE);
  return EARTH_RADIUS_KM * Math.hypot(east, (a.lat - b.lat) * RADIANS_PER_DEGREE);
}
