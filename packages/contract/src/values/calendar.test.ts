import { describe, expect, it } from 'vitest';
import {
  addCairoDays,
  formatCairoDay,
  formatCairoMinute,
  formatCairoMonth,
  formatCairoTimeOfDay,
  getCairoMidnight,
  listMonthsUpTo,
  parseCairoTime,
} from './calendar.ts';

describe('The calendar', () => {
  it.each([
    ['in winter two hours before', '2026-11-30T21:59:59Z', '2026-11-30'],
    ['the next day', '2026-11-30T22:00:00Z', '2026-12-01'],
    ['in summer three hours before', '2026-07-31T20:59:59Z', '2026-07-31'],
    ['in summer, the next day', '2026-07-31T21:00:00Z', '2026-08-01'],
  ])('follows Egypt: %s', (_, at, day) => {
    expect(formatCairoDay(new Date(at))).toBe(day);
    expect(formatCairoMonth(new Date(at))).toBe(day.slice(0, 7));
  });

  it.each([
    ['winter', '2026-11-30', '2026-11-29T22:00:00.000Z'],
    ['summer', '2026-07-31', '2026-07-30T21:00:00.000Z'],
  ])('begins a day at midnight: %s', (_, day, at) => {
    expect(getCairoMidnight(day).toISOString()).toBe(at);
  });

  it.each([
    ['after midnight', '2026-11-29T22:05:00Z', '2026-11-30 00:05'],
    ['in summer', '2026-07-31T10:59:59Z', '2026-07-31 13:59'],
  ])('writes minutes %s', (_, at, minute) => {
    expect(formatCairoMinute(new Date(at))).toBe(minute);
  });

  it.each([
    ['winter', '2026-11-30', '17:30', '2026-11-30T15:30:00.000Z'],
    ['summer', '2026-07-31', '08:00', '2026-07-31T05:00:00.000Z'],
    ['the day on which summer time begins', '2026-04-24', '08:00', '2026-04-24T05:00:00.000Z'],
    ['the day after which summer time ends', '2026-10-29', '21:00', '2026-10-29T18:00:00.000Z'],
  ])('reads and writes a time of day: %s', (_, day, time, at) => {
    expect(parseCairoTime(day, time).toISOString()).toBe(at);
    expect(formatCairoTimeOfDay(new Date(at))).toBe(time);
  });

  it('counts months across the turn of a year', () => {
    expect(listMonthsUpTo('2026-02', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
    expect(listMonthsUpTo('2026-12', 12)).toEqual(
      Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}`),
    );
  });

  it.each([
    ['a day', '2026-11-20T12:00:00Z', 1, '2026-11-21T12:00:00.000Z'],
    ['across the end of a month', '2026-01-31T22:30:00Z', 30, '2026-03-02T22:30:00.000Z'],
    ['across the start of summer time, an hour earlier in UTC', '2026-04-10T10:00:00Z', 30, '2026-05-10T09:00:00.000Z'],
    ['across the end of summer time, an hour later in UTC', '2026-10-20T09:00:00Z', 30, '2026-11-19T10:00:00.000Z'],
    ['just before midnight in Egypt', '2026-10-29T20:59:59Z', 1, '2026-10-30T21:59:59.000Z'],
  ])('keeps the time of day: %s', (_, at, days, later) => {
    expect(addCairoDays(new Date(at), days).toISOString()).toBe(later);
  });
});
