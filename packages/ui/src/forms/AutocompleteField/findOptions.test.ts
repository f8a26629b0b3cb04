import { expect, test } from 'vitest';
import { findOptions } from './findOptions.ts';

const options = [
  { value: '1', text: 'القاهرة', also: 'Cairo' },
  { value: '2', text: 'الإسكندرية', also: 'Alexandria' },
];

test.each([
  ['', ['1', '2']],
  ['اسكندريه', ['2']],
  ['القاه', ['1']],
  ['قاهرة', ['1']],
  ['CAI', ['1']],
  ['أطلانتس', []],
])('%j finds %j', (typed, expectedValues) =>
  expect(findOptions(options, typed).map(({ value }) => value)).toEqual(expectedValues),
);
