import type { MapCluster, MapPin } from '@mashrabiya/contract';
import { scaleOf } from '../geo/mercator.ts';
import { CLUSTER, PIN, roomAt, touch } from './rooms.ts';

/**
 * The pins whose price can be written at this zoom without covering another one's; they come best first, and the better
 * one stays. The others are drawn as dots.
 */
export function pinsThatFit(
  pins: readonly MapPin[],
  clusters: readonly MapCluster[],
  zoom: number,
): ReadonlySet<string> {
  const scale = scaleOf(zoom);
  const taken = clusters.map((cluster) => roomAt(cluster, CLUSTER, scale));
  const written = new Set<string>();
  for (const pin of pins) {
    const room = roomAt(pin, PIN, scale);
    if (taken.some((other) => touch(room, other))) continue;
    taken.push(room);
    written.add(pin.id);
  }
  return written;
}
