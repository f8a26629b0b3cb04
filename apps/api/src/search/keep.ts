import { type Point, ROOMS_OR_MORE } from '@mashrabiya/contract';

/*
 * Each of these keeps, in place, the entries that stand the test. They are written out one by one: a shared loop with a
 * test passed in would call a function for every entry.
 */

/** Both ends included. An entry without a value (NaN) is not between anything. */
export function keepBetween(
  docs: Int32Array,
  column: Int32Array | Float64Array,
  lowest = 0,
  highest = Number.POSITIVE_INFINITY,
): Int32Array {
  let count = 0;
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i] ?? 0;
    const value = column[doc] ?? 0;
    if (value >= lowest && value <= highest) docs[count++] = doc;
  }
  return docs.subarray(0, count);
}

/** Entries with one of the codes. */
export function keepCodes(docs: Int32Array, column: Int32Array, codes: readonly number[]): Int32Array {
  const [only] = codes;
  if (codes.length === 1) return keepBetween(docs, column, only, only);
  const wanted = new Set(codes);
  let count = 0;
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i] ?? 0;
    if (wanted.has(column[doc] ?? 0)) docs[count++] = doc;
  }
  return docs.subarray(0, count);
}

/** `ROOMS_OR_MORE` stands for itself and everything above. */
export function keepRooms(docs: Int32Array, column: Int32Array, counts: readonly number[]): Int32Array {
  const wanted = new Set(counts);
  const accepted = Array.from({ length: ROOMS_OR_MORE + 1 }, (_, count) => wanted.has(count));
  let count = 0;
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i] ?? 0;
    if (accepted[Math.min(column[doc] ?? 0, ROOMS_OR_MORE)]) docs[count++] = doc;
  }
  return docs.subarray(0, count);
}

/** Entries with all of the bits. */
export function keepBits(docs: Int32Array, column: Int32Array, bits: number): Int32Array {
  let count = 0;
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i] ?? 0;
    if (((column[doc] ?? 0) & bits) === bits) docs[count++] = doc;
  }
  return docs.subarray(0, count);
}

/** Entries that are marked. */
export function keepMarked(docs: Int32Array, marks: Uint8Array): Int32Array {
  let count = 0;
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i] ?? 0;
    if (marks[doc] !== 0) docs[count++] = doc;
  }
  return docs.subarray(0, count);
}

/** Entries inside a drawn area. Where its line crosses itself, what lies outside an even number of times is outside. */
export function keepInside(docs: Int32Array, lat: Float64Array, lng: Float64Array, area: readonly Point[]): Int32Array {
  const lats = area.map((point) => point.lat);
  const lngs = area.map((point) => point.lng);
  const near = keepBetween(
    keepBetween(docs, lat, Math.min(...lats), Math.max(...lats)),
    lng,
    Math.min(...lngs),
    Math.max(...lngs),
  );
  let count = 0;
  for (let i = 0; i < near.length; i++) {
    const doc = near[i] ?? 0;
    if (isInside(lat[doc] ?? 0, lng[doc] ?? 0, lats, lngs)) near[count++] = doc;
  }
  return near.subarray(0, count);
}

/** Whether a line from the point to the north crosses the area's border an odd number of times. */
function isInside(lat: number, lng: number, lats: readonly number[], lngs: readonly number[]): boolean {
  let inside = false;
  for (let i = 0, before = lats.length - 1; i < lats.length; before = i++) {
    const [fromLat = 0, fromLng = 0, toLat = 0, toLng = 0] = [lats[before], lngs[before], lats[i], lngs[i]];
    if (fromLng > lng === toLng > lng) continue;
    const borderLat = fromLat + ((toLat - fromLat) * (lng - fromLng)) / (toLng - fromLng);
    if (lat < borderLat) inside = !inside;
  }
  return inside;
}
