import { type MapCluster, parseBox } from '@mashrabiya/contract';
import { getScale, toWorld } from '../geo/mercator.ts';
import { DOT_SIZE_PX } from './markerBoxes.ts';

/** True if zooming in can separate a cluster's properties: at the closest zoom they do not overlap. */
export function canSeparate({ box }: Pick<MapCluster, 'box'>, zoom: number, maxZoom: number): boolean {
  const bounds = parseBox(box);
  if (!bounds || zoom >= maxZoom) return false;
  const scale = getScale(maxZoom);
  const from = toWorld({ lat: bounds.north, lng: bounds.west });
  const to = toWorld({ lat: bounds.south, lng: bounds.east });
  return (to.x - from.x) * scale >= DOT_SIZE_PX || (to.y - from.y) * scale >= DOT_SIZE_PX;
}
