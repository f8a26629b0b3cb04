import type { MapCluster, MapPin } from '@mashrabiya/contract';
import { getScale } from '../geo/mercator.ts';
import { CLUSTER, getMarkerBox, isOverlapping, PIN } from './markerBoxes.ts';

/**
 * Pins whose price label does not overlap another at this zoom. Input is sorted, best first, and the better pin wins;
 * the others become dots.
 */
export function selectPinsThatFit(
  pins: readonly MapPin[],
  clusters: readonly MapCluster[],
  zoom: number,
): ReadonlySet<string> {
  const scale = getScale(zoom);
  const occupied = clusters.map((cluster) => getMarkerBox(cluster, CLUSTER, scale));
  const selectedIds = new Set<string>();
  for (const pin of pins) {
    const pinBox = getMarkerBox(pin, PIN, scale);
    if (occupied.some((other) => isOverlapping(pinBox, other))) continue;
    occupied.push(pinBox);
    selectedIds.add(pin.id);
  }
  return selectedIds;
}
