import type { MapCluster } from '@mashrabiya/contract';
import { type Columns, NO_PRICE } from '../listings/Columns.ts';
import { compareClusters } from './compareClusters.ts';
import { formatBox } from './extent.ts';

/** Splits a few entries into clusters at one point, which no zoom separates, and single ones. */
export function splitByPoint(columns: Columns, docs: Int32Array): { clusters: MapCluster[]; singleDocs: Int32Array } {
  const [lats, lngs, prices] = [columns.get('lat'), columns.get('lng'), columns.get('price')];
  const points = Map.groupBy(docs, (doc) => `${lats[doc]},${lngs[doc]}`);
  const clusters: MapCluster[] = [];
  const singleDocs: number[] = [];
  for (const [first = 0, ...others] of points.values()) {
    if (others.length === 0) {
      singleDocs.push(first);
      continue;
    }
    const [lat, lng] = [lats[first] ?? 0, lngs[first] ?? 0];
    const knownPrices = [first, ...others].map((doc) => prices[doc] ?? NO_PRICE).filter((price) => price !== NO_PRICE);
    clusters.push({
      lat,
      lng,
      total: others.length + 1,
      min_price: knownPrices.length > 0 ? Math.min(...knownPrices) : null,
      box: formatBox({ south: lat, west: lng, north: lat, east: lng }, 0),
    });
  }
  return { clusters: clusters.sort(compareClusters), singleDocs: Int32Array.from(singleDocs) };
}
