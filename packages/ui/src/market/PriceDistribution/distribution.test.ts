import { expect, test } from 'vitest';
import { computePosition, findBucket } from './distribution.ts';

const buckets = [
  { from: 10, to: 20, count: 3 },
  { from: 20, to: 30, count: 9 },
  { from: 30, to: 40, count: 2 },
];

test('an upper edge belongs to the next bucket, and the ends include the outliers', () => {
  expect([5, 10, 19, 20, 39, 40, 900].map((price) => findBucket(buckets, price))).toEqual([0, 0, 0, 1, 2, 2, 2]);
});

test('a price has a position between the ends', () => {
  expect([10, 25, 40].map((price) => computePosition(buckets, price))).toEqual([0, 50, 100]);
  expect([0, 99].map((price) => computePosition(buckets, price))).toEqual([0, 100]);
});

test('a single price is in the middle', () => {
  expect(computePosition([{ from: 7, to: 7, count: 8 }], 7)).toBe(50);
  expect(computePosition([], 7)).toBe(50);
});
