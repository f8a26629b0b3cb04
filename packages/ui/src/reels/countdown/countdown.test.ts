import { describe, expect, it } from 'vitest';
import { clockText, timeLeft } from './countdown.ts';

const end = '2026-12-01T10:00:00Z';
const before = (ms: number) => timeLeft(end, Date.parse(end) - ms);

describe('timeLeft', () => {
  it('splits a duration into whole units', () => {
    expect(before((((12 * 24 + 4) * 60 + 32) * 60 + 10) * 1000)).toEqual({
      days: 12,
      hours: 4,
      minutes: 32,
      seconds: 10,
    });
  });
  it('rounds a started second up', () => {
    expect(before(1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
    expect(before(59_001)).toEqual({ days: 0, hours: 0, minutes: 1, seconds: 0 });
  });
  it('is zero at the end and after', () => {
    expect(before(0)).toBeNull();
    expect(before(-5000)).toBeNull();
  });
  it('is zero for an invalid date', () => {
    expect(timeLeft('', 0)).toBeNull();
  });
});

describe('clockText', () => {
  it('pads every part', () => {
    expect(clockText({ days: 3, hours: 4, minutes: 5, seconds: 6 })).toBe('04:05:06');
  });
});
