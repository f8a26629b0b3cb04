import type { Box, MapCluster } from '@mashrabiya/contract';
import { type Columns, NO_PRICE } from '../listings/Columns.ts';
import { compareClusters } from './compareClusters.ts';
import { formatBox } from './extent.ts';
import { getMercatorRows, toX, toY } from './mercator.ts';

/** World width in pixels at zoom 0 in MapLibre. */
const WORLD_PX = 512;
/** Width of a cluster's marker, which shows a count and a price. */
const CELL_PX = 112;
/** More cells than a screen shows; a larger box is clustered at a lower zoom. */
const MAX_CELLS = 64;

const roundToMetre = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

interface Cell {
  total: number;
  latSum: number;
  lngSum: number;
  minPrice: number | null;
  box: Box;
}

export const toCluster = ({ total, latSum, lngSum, minPrice, box }: Cell): MapCluster => ({
  lat: roundToMetre(latSum / total),
  lng: roundToMetre(lngSum / total),
  total,
  min_price: minPrice,
  box: formatBox(box, 0),
});

/** Square cells at a zoom, anchored to the world, not the box, so that panning does not regroup clusters. */
export function fitCells({ south, west, north, east }: Box, zoom: number) {
  let cellsAcross = (WORLD_PX / CELL_PX) * 2 ** Math.round(zoom);
  const countCells = (from: number, to: number) => Math.floor(to * cellsAcross) - Math.floor(from * cellsAcross) + 1;
  const [left, right, top, bottom] = [toX(west), toX(east), toY(north), toY(south)];
  while (countCells(left, right) > MAX_CELLS || countCells(top, bottom) > MAX_CELLS) cellsAcross /= 2;
  return {
    /** Number of cells around the world. */
    cellsAcross,
    left: Math.floor(left * cellsAcross),
    top: Math.floor(top * cellsAcross),
    width: countCells(left, right),
    height: countCells(top, bottom),
  };
}

/** Entries by cell, see `fitCells`. */
export class Grid {
  readonly #columns: Columns;
  readonly #docs: Int32Array;
  /** Number of cells around the world. */
  readonly #across: number;
  readonly #left: number;
  readonly #top: number;
  readonly #width: number;
  readonly #cellByEntry: Int32Array;
  readonly #count: Int32Array;
  readonly #sums: Float64Array;
  /** South, west, north, east and lowest price of each cell. */
  readonly #bounds: Float64Array;

  constructor(columns: Columns, docs: Int32Array, box: Box, zoom: number) {
    this.#columns = columns;
    this.#docs = docs;
    const { cellsAcross, left, top, width, height } = fitCells(box, zoom);
    this.#across = cellsAcross;
    this.#left = left;
    this.#top = top;
    this.#width = width;
    const size = width * height;
    this.#cellByEntry = columns.scratch.docs('cells', docs.length);
    this.#count = new Int32Array(size);
    this.#sums = new Float64Array(size * 2);
    this.#bounds = new Float64Array(size * 5);
    this.#insertEntries();
  }

  #insertEntries(): void {
    const docs = this.#docs;
    const cellByEntry = this.#cellByEntry;
    const [lats, lngs, prices] = [this.#columns.get('lat'), this.#columns.get('lng'), this.#columns.get('price')];
    const rows = getMercatorRows(this.#columns);
    const [counts, sums, bounds] = [this.#count, this.#sums, this.#bounds];
    const [cellsAcross, left, top, width] = [this.#across, this.#left, this.#top, this.#width];
    for (let i = 0; i < docs.length; i++) {
      const doc = docs[i] ?? 0;
      const lat = lats[doc] ?? 0;
      const lng = lngs[doc] ?? 0;
      const row = Math.floor((rows[doc] ?? 0) * cellsAcross) - top;
      const cell = row * width + Math.floor(toX(lng) * cellsAcross) - left;
      cellByEntry[i] = cell;
      const price = prices[doc] === NO_PRICE ? Number.POSITIVE_INFINITY : (prices[doc] ?? 0);
      const boundsIndex = cell * 5;
      const isFirst = counts[cell] === 0;
      counts[cell] = (counts[cell] ?? 0) + 1;
      sums[cell * 2] = (sums[cell * 2] ?? 0) + lat;
      sums[cell * 2 + 1] = (sums[cell * 2 + 1] ?? 0) + lng;
      if (isFirst || lat < (bounds[boundsIndex] ?? 0)) bounds[boundsIndex] = lat;
      if (isFirst || lng < (bounds[boundsIndex + 1] ?? 0)) bounds[boundsIndex + 1] = lng;
      if (isFirst || lat > (bounds[boundsIndex + 2] ?? 0)) bounds[boundsIndex + 2] = lat;
      if (isFirst || lng > (bounds[boundsIndex + 3] ?? 0)) bounds[boundsIndex + 3] = lng;
      if (isFirst || price < (bounds[boundsIndex + 4] ?? 0)) bounds[boundsIndex + 4] = price;
    }
  }

  findSingles(): Int32Array {
    const singles: number[] = [];
    for (let i = 0; i < this.#docs.length; i++) {
      if (this.#count[this.#cellByEntry[i] ?? 0] === 1) singles.push(this.#docs[i] ?? 0);
    }
    return Int32Array.from(singles);
  }

  buildClusters(): MapCluster[] {
    const clusters: MapCluster[] = [];
    for (let cell = 0; cell < this.#count.length; cell++) {
      const total = this.#count[cell] ?? 0;
      if (total < 2) continue;
      const [south = 0, west = 0, north = 0, east = 0, price = 0] = this.#bounds.subarray(cell * 5, cell * 5 + 5);
      const [latSum = 0, lngSum = 0] = this.#sums.subarray(cell * 2, cell * 2 + 2);
      const minPrice = Number.isFinite(price) ? price : null;
      clusters.push(toCluster({ total, latSum, lngSum, minPrice, box: { south, west, north, east } }));
    }
    return clusters.sort(compareClusters);
  }
}
