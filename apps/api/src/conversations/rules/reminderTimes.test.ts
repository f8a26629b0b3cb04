import { describe, expect, it } from 'vitest';
import { isReminderUseful, listReminders } from './reminderTimes.ts';

const STARTS_AT = new Date('2026-11-30T15:30:00.000Z');

describe('Reminders of a viewing', () => {
  it.each([
    ['two days before', '2026-11-28T15:30:00.000Z', ['2026-11-29T15:30:00.000Z', '2026-11-30T14:30:00.000Z']],
    ['exactly a day before', '2026-11-29T15:30:00.000Z', ['2026-11-30T14:30:00.000Z']],
    ['five hours before', '2026-11-30T10:30:00.000Z', ['2026-11-30T14:30:00.000Z']],
    ['half an hour before', '2026-11-30T15:00:00.000Z', []],
  ])('accepted %s', (_, now, times) => {
    expect(listReminders(STARTS_AT, new Date(now)).map(({ runAt }) => runAt.toISOString())).toEqual(times);
  });

  it('keep the time of day across a change of the clocks', () => {
    const afterSummer = new Date('2026-10-30T15:00:00.000Z');
    const [day] = listReminders(afterSummer, new Date('2026-10-20T12:00:00.000Z'));
    expect(day).toEqual({ reminder: 'day', runAt: new Date('2026-10-29T14:00:00.000Z') });
  });

  it.each([
    ['day', '2026-11-30T14:29:59.999Z', true],
    ['day', '2026-11-30T14:30:00.000Z', false],
    ['hour', '2026-11-30T15:29:59.999Z', true],
    ['hour', '2026-11-30T15:30:00.000Z', false],
  ] as const)('that are delayed are useful until the next one: %s at %s', (reminder, now, isUseful) => {
    expect(isReminderUseful(reminder, STARTS_AT, new Date(now))).toBe(isUseful);
  });
});
