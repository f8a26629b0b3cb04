import { expect, test } from 'vitest';
import { getNextActiveTarget } from './getNextActiveTarget.ts';

test.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 1, 3, 2],
  ['ArrowDown', 2, 3, 'results'],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 0, 3, 'field'],
  ['ArrowUp', 2, 3, 1],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['Home', -1, 3, undefined],
  ['End', -1, 3, undefined],
  ['ArrowDown', -1, 0, undefined],
  ['a', 1, 3, undefined],
] as const)('%s at %i of options 0 to %i-1', (key, now, count, next) => {
  expect(getNextActiveTarget(key, now, count)).toBe(next);
});
