import { expect, it } from 'vitest';
import { parseByteRange } from './byteRange.ts';

it.each([
  ['bytes=0-3', { first: 0, last: 3 }],
  ['bytes=4-', { first: 4, last: 9 }],
  ['bytes=4-99', { first: 4, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=-99', { first: 0, last: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=3-2', undefined],
  ['bytes=0-1,4-5', undefined],
  ['bytes=-', undefined],
  ['lines=0-1', undefined],
  [undefined, undefined],
])('parses %s of ten bytes as %j', (header, range) => expect(parseByteRange(header, 10)).toEqual(range));

it.each(['bytes=0-', 'bytes=-1'])('finds no part %s in an empty file', (header) =>
  expect(parseByteRange(header, 0)).toBe('unsatisfiable'),
);
