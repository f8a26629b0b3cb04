import { describe, expect, it } from 'vitest';
import { formatTimeLeft, getTimeLeft } from './countdown.ts';

const end = '2026-12-01T10:00:00Z';
const getTimeLeftBefore = (ms: number) => getTimeLeft(end, Date.parse(end) - ms);

describe('getTimeLeft', () => {
  it('splits a duration into whole units', () => {
    expect(getTimeLeftBefore((((12 * 24 + 4) * 60 + 32) * 60 + 10) * 1000)).toEqual({
      days: 12,
      hours: 4,
      minutes: 32,
      seconds: 10,
    });
  });
  it('rounds a started second up', () => {
    expect(getTimeLeftBefore(1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
    expect(getTimeLeftBefore(59_001)).toEqual({ days: 0, hours: 0, minutes: 1, seconds: 0 });
  });
  it('is zero at the end and after', () => {
    expect(getTimeLeftBefore(0)).toBeNull();
    expect(getTimeLeftBefore(-5000)).toBeNull();
  });
  it('is zero for an invalid date', () => {
    expect(getTimeLeft('', 0)).toBeNull();
  });
});

describe('formatTimeLeft', () => {
  it('pads every part', () => {
    expect(formatTimeLeft({ days: 3, hours: 4, minutes: 5, seconds: 6 })).toBe('04:05:06');
  });
});
