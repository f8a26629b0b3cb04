import type { MapCluster, MapPin } from '@mashrabiya/contract';
import { scaleOf } from '../geo/mercator.ts';
import { CLUSTER, markerBoxAt, PIN, touch } from './markerBoxes.ts';

/**
 * Pins whose price label does not overlap another at this zoom. Input is sorted, best first, and the better pin wins;
 * the others become dots.
 */
export function pinsThatFit(
  pins: readonly MapPin[],
  clusters: readonly MapCluster[],
  zoom: number,
): ReadonlySet<string> {
  const scale = scaleOf(zoom);
  const taken = clusters.map((cluster) => markerBoxAt(cluster, CLUSTER, scale));
  const written = new Set<string>();
  for (const pin of pins) {
    const room = markerBoxAt(pin, PIN, scale);
    if (taken.some((other) => touch(room, other))) continue;
    taken.push(room);
    written.add(pin.id);
  }
  return written;
}
