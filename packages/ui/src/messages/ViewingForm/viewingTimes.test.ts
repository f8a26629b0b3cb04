import { findViewingTimeProblem } from '@mashrabiya/contract';
import { describe, expect, it } from 'vitest';
import { suggestViewingTimes } from './suggestViewingTimes.ts';
import { listTimesOfDay, toStartsAt, toViewingTimeChoice } from './viewingTimeChoice.ts';

/** Friday noon in Egypt. */
const NOW = new Date('2026-11-20T10:00:00.000Z');

describe('suggested times', () => {
  it('are on the next days, by days in Egypt', () => {
    expect(suggestViewingTimes(NOW).slice(0, 3)).toEqual([
      '2026-11-21T09:00:00.000Z',
      '2026-11-21T15:00:00.000Z',
      '2026-11-22T09:00:00.000Z',
    ]);
    expect(suggestViewingTimes(new Date('2026-11-20T22:30:00.000Z'))[0]).toBe('2026-11-22T09:00:00.000Z');
  });

  it('can be proposed', () => {
    for (const time of suggestViewingTimes(NOW)) expect(findViewingTimeProblem(new Date(time), NOW)).toBeUndefined();
  });
});

describe('a chosen time', () => {
  it.each([
    [null, { day: null, time: '' }],
    ['2026-11-30T15:30:00.000Z', { day: '2026-11-30', time: '17:30' }],
  ])('%s is read and written in Egypt', (startsAt, choice) => {
    expect(toViewingTimeChoice(startsAt)).toEqual(choice);
    expect(toStartsAt(choice)).toBe(startsAt);
  });

  it('is incomplete without a time', () => {
    expect(toStartsAt({ day: '2026-11-30', time: '' })).toBeNull();
    expect(toStartsAt({ day: null, time: '17:30' })).toBeNull();
  });

  it('is at least half an hour from now', () => {
    expect(listTimesOfDay('2026-11-20', NOW)[0]).toBe('12:30');
    expect(listTimesOfDay('2026-11-21', NOW)[0]).toBe('08:00');
    expect(listTimesOfDay(null, NOW)[0]).toBe('08:00');
  });
});
