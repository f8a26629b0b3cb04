import type { MapCluster } from '@mashrabiya/contract';

/** The largest first; of equal ones, the southernmost. */
export const compareClusters = (a: MapCluster, b: MapCluster): number =>
  b.total - a.total || a.lat - b.lat || a.lng - b.lng;
