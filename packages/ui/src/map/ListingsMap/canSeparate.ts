import { type MapCluster, parseBox } from '@mashrabiya/contract';
import { getScale, toWorld } from '../geo/mercator.ts';
import { DOT_SIZE_PX } from './markerBoxes.ts';

/** True if zooming in can separate a cluster's properties: at the closest zoom they do not overlap. */
export function canSeparate({ box }: Pick<MapCluster, 'box'>, zoom: number, maxZoom: number): boolean {
  const bounds = parseBox(box);
  if (!bounds || zoom >= maxZoom) return false;
  const scale = getScale(maxZoom);
  const northWest = toWorld({ lat: bounds.north, lng: bounds.west });
  const southEast = toWorld({ lat: bounds.south, lng: bounds.east });
  return (southEast.x - northWest.x) * scale >= DOT_SIZE_PX || (southEast.y - northWest.y) * scale >= DOT_SIZE_PX;
}
