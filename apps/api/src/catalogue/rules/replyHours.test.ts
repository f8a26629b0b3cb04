import { expect, it } from 'vitest';
import { toReplyHours } from './replyHours.ts';

it.each([
  [null, null],
  [0, 1],
  [60, 1],
  [61, 2],
  [1440, 24],
  [1441, 72],
  [4321, null],
])('shows a reply time of %s minutes as %s hours', (minutes, hours) => {
  expect(toReplyHours(minutes)).toBe(hours);
});
