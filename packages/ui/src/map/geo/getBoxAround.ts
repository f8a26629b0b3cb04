import type { Box, Point } from '@mashrabiya/contract';

const KM_PER_DEGREE = 111.2;

/** Box that reaches `km` kilometres in each direction from a point. */
export function getBoxAround({ lat, lng }: Point, km: number): Box {
  const latSpan = km / KM_PER_DEGREE;
  const lngSpan = latSpan / Math.cos((lat * Math.PI) / 180);
  return { south: lat - latSpan, west: lng - lngSpan, north: lat + latSpan, east: lng + lngSpan };
}
