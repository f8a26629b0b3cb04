import type { Point } from './geo.ts';

/**
 * Corners of an area that contains Egypt, clockwise from the north-west: the land borders to about 10 km, and some sea.
 * The north-eastern border runs from Rafah to Taba.
 */
const BORDER_CORNERS: readonly (readonly [lat: number, lng: number])[] = [
  [31.9, 24.6],
  [31.9, 34.1],
  [31.35, 34.25],
  [29.5, 34.94],
  [27.6, 34.75],
  [24, 36.3],
  [22.3, 37.2],
  [21.9, 37.2],
  [21.9, 24.6],
];

/** May return true up to about 10 km beyond the borders. */
export const isInEgypt = ({ lat, lng }: Point): boolean =>
  BORDER_CORNERS.filter(([fromLat, fromLng], index) => {
    const [toLat, toLng] = BORDER_CORNERS[(index + 1) % BORDER_CORNERS.length] ?? [0, 0];
    const isCrossed = fromLat > lat !== toLat > lat;
    return isCrossed && lng < fromLng + ((lat - fromLat) / (toLat - fromLat)) * (toLng - fromLng);
  }).length %
    2 ===
  1;
