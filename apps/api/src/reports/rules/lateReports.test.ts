import { expect, it } from 'vitest';
import { computeLateSince, DEFAULT_LATE_DAYS, parseLateDays } from './lateReports.ts';

it.each([
  ['3', 3],
  [' 14 ', 14],
  ['0', 0],
  ['', DEFAULT_LATE_DAYS],
  [' ', DEFAULT_LATE_DAYS],
  ['-1', DEFAULT_LATE_DAYS],
  ['1.5', DEFAULT_LATE_DAYS],
  ['soon', DEFAULT_LATE_DAYS],
])('with the setting %j, reports are late after %i days', (text, days) => {
  expect(parseLateDays(new Map([['latereports', text]]))).toBe(days);
});

it('counts days of 24 hours', () => {
  expect(parseLateDays(new Map())).toBe(DEFAULT_LATE_DAYS);
  expect(computeLateSince(new Date('2026-11-20T09:30:00Z'), 7)).toEqual(new Date('2026-11-13T09:30:00Z'));
});
