import type { Point } from '@mashrabiya/contract';
import { DrawnArea } from './DrawnArea.ts';

/*
 * Each function keeps, in place, the entries that pass a test. They are separate loops because a callback would be
 * called for every entry, and branch-free (every entry is written, the next overwrites it unless it passed) because an
 * unpredictable branch costs several times the rest of the loop.
 */

/** Both ends included. NaN (no value) never matches. */
export function filterRange(
  docs: Int32Array,
  column: Int32Array | Float64Array,
  lowest = 0,
  highest = Number.POSITIVE_INFINITY,
): Int32Array {
  let count = 0;
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i] ?? 0;
    const value = column[doc] ?? 0;
    docs[count] = doc;
    count += Number(value >= lowest) & Number(value <= highest);
  }
  return docs.subarray(0, count);
}

/** Entries whose value is accepted by a lookup table; values beyond the table count as its last. */
export function filterAccepted(docs: Int32Array, column: Int32Array, acceptedTable: Uint8Array): Int32Array {
  const last = acceptedTable.length - 1;
  let count = 0;
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i] ?? 0;
    docs[count] = doc;
    count += acceptedTable[Math.min(column[doc] ?? 0, last)] ?? 0;
  }
  return docs.subarray(0, count);
}

export function buildAcceptedTable(values: readonly number[], lastCode: number): Uint8Array {
  const acceptedTable = new Uint8Array(lastCode + 1);
  for (const value of values) if (value <= lastCode) acceptedTable[value] = 1;
  return acceptedTable;
}

export function filterBits(docs: Int32Array, column: Int32Array, bits: number): Int32Array {
  let count = 0;
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i] ?? 0;
    docs[count] = doc;
    count += Number(((column[doc] ?? 0) & bits) === bits);
  }
  return docs.subarray(0, count);
}

export function filterMarked(docs: Int32Array, marks: Uint8Array): Int32Array {
  let count = 0;
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i] ?? 0;
    docs[count] = doc;
    count += Number(marks[doc] !== 0);
  }
  return docs.subarray(0, count);
}

export function filterInside(
  docs: Int32Array,
  lat: Float64Array,
  lng: Float64Array,
  corners: readonly Point[],
): Int32Array {
  const area = new DrawnArea(corners);
  const inBounds = filterRange(filterRange(docs, lat, area.south, area.north), lng, area.west, area.east);
  return area.keep(inBounds, lat, lng);
}
