import { type Box, writeBox } from '@mashrabiya/contract';

/** Boxes have five decimals, about a metre. */
const STEPS_PER_DEGREE = 1e5;
/** Bounding box of entries; ignores entries without coordinates. Undefined without any. */
export function computeExtent(docs: Int32Array, lats: Float64Array, lngs: Float64Array): Box | undefined {
  let south = Number.POSITIVE_INFINITY;
  let west = Number.POSITIVE_INFINITY;
  let north = Number.NEGATIVE_INFINITY;
  let east = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i] ?? 0;
    const lat = lats[doc] ?? 0;
    const lng = lngs[doc] ?? 0;
    if (lat < south) south = lat;
    if (lat > north) north = lat;
    if (lng < west) west = lng;
    if (lng > east) east = lng;
  }
  return south > north ? undefined : { south, west, north, east };
}

/** Box in filter format, rounded outwards, with a minimum span in degrees. */
export function formatBox({ south, west, north, east }: Box, minSpan: number): string {
  const [bottom, top] = widen(south, north, minSpan, 90);
  const [left, right] = widen(west, east, minSpan, 180);
  return writeBox({ south: bottom, west: left, north: top, east: right });
}

function widen(low: number, high: number, minSpan: number, limit: number): [number, number] {
  const missingSpan = Math.max(0, minSpan - (high - low)) / 2;
  // The tolerance of 0.01 steps covers floating-point errors such as 31.612000000000002.
  const roundedLow = Math.floor((low - missingSpan) * STEPS_PER_DEGREE - 0.01) / STEPS_PER_DEGREE;
  const roundedHigh = Math.ceil((high + missingSpan) * STEPS_PER_DEGREE + 0.01) / STEPS_PER_DEGREE;
  return [Math.max(roundedLow, -limit), Math.min(roundedHigh, limit)];
}
