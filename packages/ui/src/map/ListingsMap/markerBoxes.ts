import { toWorld } from '../geo/mercator.ts';

/** Space of a marker on the map: centre and size, in pixels. */
export interface MarkerBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Marker sizes including a small margin. */
export const CLUSTER_SIZE_PX = { width: 96, height: 48 };
export const PIN_SIZE_PX = { width: 76, height: 36 };
export const DOT_SIZE_PX = 24;

/** Space of a marker at a point, for a world width of `scale` pixels. */
export function getMarkerBox(
  point: { lat: number; lng: number },
  size: Pick<MarkerBox, 'width' | 'height'>,
  scale: number,
): MarkerBox {
  const { x, y } = toWorld(point);
  return { x: x * scale, y: y * scale, ...size };
}

export const isOverlapping = (one: MarkerBox, other: MarkerBox): boolean =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
  Math.abs(one.y - other.y) < (one.height + other.height) / 2;
