import { type MapCluster, parseBox } from '@mashrabiya/contract';
import { scaleOf, toWorld } from '../geo/mercator.ts';
import { DOT } from './rooms.ts';

/** Whether a map at this zoom can go on until a cluster's homes stand apart: at its closest they do not cover one another. */
export function canPart({ box }: Pick<MapCluster, 'box'>, zoom: number, closest: number): boolean {
  const held = parseBox(box);
  if (!held || zoom >= closest) return false;
  const scale = scaleOf(closest);
  const from = toWorld({ lat: held.north, lng: held.west });
  const to = toWorld({ lat: held.south, lng: held.east });
  return (to.x - from.x) * scale >= DOT || (to.y - from.y) * scale >= DOT;
}
