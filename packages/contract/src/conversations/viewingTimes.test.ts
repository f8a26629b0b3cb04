import { describe, expect, it } from 'vitest';
import { findViewingTimeProblem, getViewingDays, VIEWING_TIMES } from './viewingTimes.ts';

/** Friday noon in Egypt. */
const NOW = new Date('2026-11-20T10:00:00.000Z');

describe('A time for a viewing', () => {
  it.each([
    ['in half an hour', '2026-11-20T10:30:00.000Z', undefined],
    ['earlier', '2026-11-20T10:15:00.000Z', 'viewing_too_soon'],
    ['in the past', '2026-11-19T10:00:00.000Z', 'viewing_too_soon'],
    ['at eight in the morning', '2026-11-21T06:00:00.000Z', undefined],
    ['before eight', '2026-11-21T05:45:00.000Z', 'viewing_outside_hours'],
    ['at nine in the evening', '2026-11-20T19:00:00.000Z', undefined],
    ['after nine', '2026-11-20T19:15:00.000Z', 'viewing_outside_hours'],
    ['at midnight', '2026-11-20T22:00:00.000Z', 'viewing_outside_hours'],
    ['at eight in summer', '2027-05-03T05:00:00.000Z', 'viewing_too_late'],
    ['on the last day', '2027-01-19T19:00:00.000Z', undefined],
    ['on the day after', '2027-01-20T06:00:00.000Z', 'viewing_too_late'],
    ['between two quarters of an hour', '2026-11-21T10:20:00.000Z', 'viewing_not_quarter_hour'],
    ['with seconds', '2026-11-21T10:15:01.000Z', 'viewing_not_quarter_hour'],
  ])('%s', (_, startsAt, code) => expect(findViewingTimeProblem(new Date(startsAt), NOW)).toBe(code));

  it('is on one of 61 days, by days in Egypt', () => {
    expect(getViewingDays(NOW)).toEqual({ first: '2026-11-20', last: '2027-01-19' });
  });

  it.each([
    ['at half past eight in the evening', '2026-11-20T18:30:00.000Z', '2026-11-20'],
    ['a moment later', '2026-11-20T18:30:00.001Z', '2026-11-21'],
    ['before midnight', '2026-11-20T21:59:00.000Z', '2026-11-21'],
    ['after midnight', '2026-11-20T22:30:00.000Z', '2026-11-21'],
  ])('is first on this day or the next: %s', (_, now, day) => {
    expect(getViewingDays(new Date(now)).first).toBe(day);
  });

  it('is at a quarter of an hour', () => {
    expect(VIEWING_TIMES).toHaveLength(13 * 4 + 1);
    expect([VIEWING_TIMES[0], VIEWING_TIMES[1], VIEWING_TIMES.at(-1)]).toEqual(['08:00', '08:15', '21:00']);
  });
});
