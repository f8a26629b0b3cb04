import { describe, expect, it } from 'vitest';
import { cairoDay, cairoMonth, monthsUpTo } from './calendar.ts';

describe('The calendar', () => {
  it.each([
    ['in winter two hours before', '2026-11-30T21:59:59Z', '2026-11-30'],
    ['the next day', '2026-11-30T22:00:00Z', '2026-12-01'],
    ['in summer three hours before', '2026-07-31T20:59:59Z', '2026-07-31'],
    ['in summer, the next day', '2026-07-31T21:00:00Z', '2026-08-01'],
  ])('is that of Egypt: %s', (_, at, day) => {
    expect(cairoDay(new Date(at))).toBe(day);
    expect(cairoMonth(new Date(at))).toBe(day.slice(0, 7));
  });

  it('counts months back over the turn of a year', () => {
    expect(monthsUpTo('2026-02', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
    expect(monthsUpTo('2026-12', 12)).toEqual(
      Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}`),
    );
  });
});
