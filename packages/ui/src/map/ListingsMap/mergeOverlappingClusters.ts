import { type MapCluster, parseBox, writeBox } from '@mashrabiya/contract';
import { getScale } from '../geo/mercator.ts';
import { CLUSTER_SIZE_PX, getMarkerBox, isOverlapping, type MarkerBox } from './markerBoxes.ts';

/**
 * Clusters that do not overlap at this zoom. Input is sorted by count; an overlapping cluster is added to the larger
 * one, at the larger one's position.
 */
export function mergeOverlappingClusters(clusters: readonly MapCluster[], zoom: number): MapCluster[] {
  const scale = getScale(zoom);
  const placedClusters: { cluster: MapCluster; markerBox: MarkerBox }[] = [];
  for (const cluster of clusters) {
    const markerBox = getMarkerBox(cluster, CLUSTER_SIZE_PX, scale);
    const overlappingCluster = placedClusters.find((other) => isOverlapping(markerBox, other.markerBox));
    if (overlappingCluster) overlappingCluster.cluster = mergeClusters(overlappingCluster.cluster, cluster);
    else placedClusters.push({ cluster, markerBox });
  }
  return placedClusters.map(({ cluster }) => cluster);
}

function mergeClusters(one: MapCluster, other: MapCluster): MapCluster {
  const prices = [one.min_price, other.min_price].filter((price) => price !== null);
  return {
    ...one,
    total: one.total + other.total,
    min_price: prices.length > 0 ? Math.min(...prices) : null,
    box: mergeBoxes(one.box, other.box),
  };
}

function mergeBoxes(one: string, other: string): string {
  const [a, b] = [parseBox(one), parseBox(other)];
  if (!a || !b) return a ? one : other;
  return writeBox({
    south: Math.min(a.south, b.south),
    west: Math.min(a.west, b.west),
    north: Math.max(a.north, b.north),
    east: Math.max(a.east, b.east),
  });
}
