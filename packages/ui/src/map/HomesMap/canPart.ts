import { type MapCluster, parseBox } from '@mashrabiya/contract';
import { scaleOf, toWorld } from '../geo/mercator.ts';
import { DOT } from './rooms.ts';

/** True if zooming in can separate a cluster's properties: at the closest zoom they do not overlap. */
export function canPart({ box }: Pick<MapCluster, 'box'>, zoom: number, closest: number): boolean {
  const held = parseBox(box);
  if (!held || zoom >= closest) return false;
  const scale = scaleOf(closest);
  const from = toWorld({ lat: held.north, lng: held.west });
  const to = toWorld({ lat: held.south, lng: held.east });
  return (to.x - from.x) * scale >= DOT || (to.y - from.y) * scale >= DOT;
}
