import type { Point } from '@mashrabiya/contract';

/** Horizontal strips from south to north: a point is tested only against the borders of its strip. */
const STRIP_COUNT = 128;
/** Per border: west and east end, slope, latitude at longitude 0. */
const FIELDS_PER_BORDER = 4;

/** Hand-drawn area, even-odd rule. Tests allocate nothing per point, so their cost is bounded. */
export class DrawnArea {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
  /** Start of each strip in `#borders`, plus the end of the last. */
  readonly #starts = new Int32Array(STRIP_COUNT + 1);
  readonly #borders: Float64Array;

  constructor(corners: readonly Point[]) {
    const lats = corners.map(({ lat }) => lat);
    const lngs = corners.map(({ lng }) => lng);
    this.south = Math.min(...lats);
    this.north = Math.max(...lats);
    this.west = Math.min(...lngs);
    this.east = Math.max(...lngs);
    const strips: number[][] = Array.from({ length: STRIP_COUNT }, () => []);
    for (const [i, toCorner] of corners.entries()) {
      const fromCorner = corners.at(i - 1) ?? toCorner;
      if (fromCorner.lng === toCorner.lng) continue;
      const [west, east] = fromCorner.lng < toCorner.lng ? [fromCorner, toCorner] : [toCorner, fromCorner];
      const slope = (east.lat - west.lat) / (east.lng - west.lng);
      const lastStrip = this.#getStrip(east.lng);
      for (let strip = this.#getStrip(west.lng); strip <= lastStrip; strip++) {
        strips[strip]?.push(west.lng, east.lng, slope, west.lat - slope * west.lng);
      }
    }
    for (const [strip, borders] of strips.entries()) {
      this.#starts[strip + 1] = (this.#starts[strip] ?? 0) + borders.length;
    }
    this.#borders = Float64Array.from(strips.flat());
  }

  #getStrip(lng: number): number {
    const width = this.east - this.west;
    return width > 0 ? Math.min(STRIP_COUNT - 1, Math.floor(((lng - this.west) / width) * STRIP_COUNT)) : 0;
  }

  /** Keeps, in place, the entries inside the area, given those inside its bounding box. */
  keep(docs: Int32Array, lats: Float64Array, lngs: Float64Array): Int32Array {
    const [borders, starts] = [this.#borders, this.#starts];
    let count = 0;
    for (let i = 0; i < docs.length; i++) {
      const doc = docs[i] ?? 0;
      const lat = lats[doc] ?? 0;
      const lng = lngs[doc] ?? 0;
      const strip = this.#getStrip(lng);
      const end = starts[strip + 1] ?? 0;
      // Even-odd rule: a ray to the north crosses an odd number of borders.
      let crossingParity = 0;
      for (let borderIndex = starts[strip] ?? 0; borderIndex < end; borderIndex += FIELDS_PER_BORDER) {
        const isInLongitudeRange =
          Number(lng >= (borders[borderIndex] ?? 0)) & Number(lng < (borders[borderIndex + 1] ?? 0));
        crossingParity ^=
          isInLongitudeRange & Number(lat < (borders[borderIndex + 2] ?? 0) * lng + (borders[borderIndex + 3] ?? 0));
      }
      docs[count] = doc;
      count += crossingParity;
    }
    return docs.subarray(0, count);
  }
}
