import { type MapCluster, parseBox } from '@mashrabiya/contract';
import { getScale, toWorld } from '../geo/mercator.ts';
import { DOT } from './markerBoxes.ts';

/** True if zooming in can separate a cluster's properties: at the closest zoom they do not overlap. */
export function canSeparate({ box }: Pick<MapCluster, 'box'>, zoom: number, closest: number): boolean {
  const bounds = parseBox(box);
  if (!bounds || zoom >= closest) return false;
  const scale = getScale(closest);
  const from = toWorld({ lat: bounds.north, lng: bounds.west });
  const to = toWorld({ lat: bounds.south, lng: bounds.east });
  return (to.x - from.x) * scale >= DOT || (to.y - from.y) * scale >= DOT;
}
