import { type MapCluster, parseBox, writeBox } from '@mashrabiya/contract';
import { scaleOf } from '../geo/mercator.ts';
import { CLUSTER, type MarkerBox, markerBoxAt, touch } from './markerBoxes.ts';

/**
 * Clusters that do not overlap at this zoom. Input is sorted by count; an overlapping cluster is added to the larger
 * one, at the larger one's position.
 */
export function clustersThatFit(clusters: readonly MapCluster[], zoom: number): MapCluster[] {
  const scale = scaleOf(zoom);
  const shown: { cluster: MapCluster; room: MarkerBox }[] = [];
  for (const cluster of clusters) {
    const room = markerBoxAt(cluster, CLUSTER, scale);
    const fuller = shown.find((other) => touch(room, other.room));
    if (fuller) fuller.cluster = together(fuller.cluster, cluster);
    else shown.push({ cluster, room });
  }
  return shown.map(({ cluster }) => cluster);
}

function together(one: MapCluster, other: MapCluster): MapCluster {
  const prices = [one.min_price, other.min_price].filter((price) => price !== null);
  return {
    ...one,
    total: one.total + other.total,
    min_price: prices.length > 0 ? Math.min(...prices) : null,
    box: boxAround(one.box, other.box),
  };
}

function boxAround(one: string, other: string): string {
  const [a, b] = [parseBox(one), parseBox(other)];
  if (!a || !b) return a ? one : other;
  return writeBox({
    south: Math.min(a.south, b.south),
    west: Math.min(a.west, b.west),
    north: Math.max(a.north, b.north),
    east: Math.max(a.east, b.east),
  });
}
