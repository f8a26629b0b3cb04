import { describe, expect, it } from 'vitest';
import { computeNextAlertTime } from './alertTimes.ts';

const computeNext = (frequency: Parameters<typeof computeNextAlertTime>[0], after: string) =>
  computeNextAlertTime(frequency, new Date(after))?.toISOString().replace(':00.000Z', 'Z');

describe('The next check of an alert', () => {
  it.each([
    // winter: UTC+2
    ['2026-11-20T06:59:59Z', '2026-11-20T07:00Z'],
    ['2026-11-20T07:00:00Z', '2026-11-21T07:00Z'],
    ['2026-11-20T21:59:59Z', '2026-11-21T07:00Z'],
    // midnight in Cairo
    ['2026-11-20T22:00:00Z', '2026-11-21T07:00Z'],
    ['2026-11-20T22:00:01Z', '2026-11-21T07:00Z'],
    // summer: UTC+3
    ['2026-07-01T05:59:00Z', '2026-07-01T06:00Z'],
    ['2026-07-01T06:00:00Z', '2026-07-02T06:00Z'],
    ['2026-07-01T21:30:00Z', '2026-07-02T06:00Z'],
    // clocks go forward at midnight of 24 April 2026
    ['2026-04-23T07:00:00Z', '2026-04-24T06:00Z'],
    ['2026-04-23T21:59:59Z', '2026-04-24T06:00Z'],
    ['2026-04-23T22:00:00Z', '2026-04-24T06:00Z'],
    ['2026-04-24T06:00:00Z', '2026-04-25T06:00Z'],
    // clocks go back at midnight after 29 October 2026, which occurs twice
    ['2026-10-29T06:00:00Z', '2026-10-30T07:00Z'],
    ['2026-10-29T20:30:00Z', '2026-10-30T07:00Z'],
    ['2026-10-29T21:30:00Z', '2026-10-30T07:00Z'],
    ['2026-10-30T06:59:00Z', '2026-10-30T07:00Z'],
    ['2026-12-31T21:59:00Z', '2027-01-01T07:00Z'],
    ['2028-02-28T08:00:00Z', '2028-02-29T07:00Z'],
  ])('is daily: after %s, at %s', (after, expected) => expect(computeNext('daily', after)).toBe(expected));

  it.each([
    ['2026-11-20T12:00:00Z', '2026-11-21T07:00Z'],
    ['2026-11-21T06:59:59Z', '2026-11-21T07:00Z'],
    ['2026-11-21T07:00:00Z', '2026-11-28T07:00Z'],
    ['2026-11-21T22:30:00Z', '2026-11-28T07:00Z'],
    // Friday night in UTC, Saturday in Cairo
    ['2026-11-20T22:30:00Z', '2026-11-21T07:00Z'],
    // across both clock changes
    ['2026-04-18T08:00:00Z', '2026-04-25T06:00Z'],
    ['2026-10-24T08:00:00Z', '2026-10-31T07:00Z'],
  ])('is weekly: after %s, on Saturday at %s', (after, expected) =>
    expect(computeNext('weekly', after)).toBe(expected),
  );

  it('is each minute for an instant alert', () =>
    expect(computeNext('at_once', '2026-11-20T12:00:00Z')).toBe('2026-11-20T12:01Z'));
  it('never comes for an alert that is off', () => expect(computeNextAlertTime('none', new Date())).toBeNull());
});
