import { expect, it } from 'vitest';
import {
  computeDifferenceHash,
  countDifferentBits,
  HASH_HEIGHT,
  HASH_WIDTH,
  SAME_PICTURE_BITS,
} from './differenceHash.ts';

const buildPixels = (getGray: (row: number, column: number) => number) =>
  Uint8Array.from({ length: HASH_WIDTH * HASH_HEIGHT }, (_, at) =>
    getGray(Math.floor(at / HASH_WIDTH), at % HASH_WIDTH),
  );

it('has one bit for each place where the grey falls', () => {
  expect(computeDifferenceHash(buildPixels((_, column) => 200 - 10 * column))).toBe('ffffffffffffffff');
  expect(computeDifferenceHash(buildPixels((_, column) => 10 * column))).toBe('0000000000000000');
  expect(computeDifferenceHash(buildPixels((row, column) => (row === 0 ? 200 - 10 * column : 10 * column)))).toBe(
    'ff00000000000000',
  );
});

it('ignores brightness, and is undefined for a flat picture', () => {
  const getRoomPixel = (row: number, column: number) => (row * 37 + column * 53) % 150;
  expect(computeDifferenceHash(buildPixels((row, column) => getRoomPixel(row, column) + 60))).toBe(
    computeDifferenceHash(buildPixels(getRoomPixel)),
  );
  expect(computeDifferenceHash(buildPixels((row) => 100 + row))).toBeNull();
});

it.each([
  ['0000000000000000', '0000000000000000', 0],
  ['ffffffffffffffff', '0000000000000000', 64],
  ['8000000000000001', '0000000000000001', 1],
  ['00000000000000ff', '0000000000000000', SAME_PICTURE_BITS],
])('separates %s from %s by %i bits', (firstHash, secondHash, bits) =>
  expect(countDifferentBits(firstHash, secondHash)).toBe(bits),
);
