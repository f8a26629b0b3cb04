import type { MapCluster, MapPin } from '@mashrabiya/contract';
import { getScale } from '../geo/mercator.ts';
import { CLUSTER_SIZE_PX, getMarkerBox, isOverlapping, PIN_SIZE_PX } from './markerBoxes.ts';

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
  const occupiedBoxes = clusters.map((cluster) => getMarkerBox(cluster, CLUSTER_SIZE_PX, scale));
  const selectedIds = new Set<string>();
  for (const pin of pins) {
    const pinBox = getMarkerBox(pin, PIN_SIZE_PX, scale);
    if (occupiedBoxes.some((other) => isOverlapping(pinBox, other))) continue;
    occupiedBoxes.push(pinBox);
    selectedIds.add(pin.id);
  }
  return selectedIds;
}
