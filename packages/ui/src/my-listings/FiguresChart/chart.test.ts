import { describe, expect, it } from 'vitest';
import { computeChartTop, getColumnStart, getDayAfterKey, getDayAt } from './chart.ts';

describe('computeChartTop', () => {
  it('is round, no less than the maximum, and divisible by two', () => {
    expect([0, 2, 3, 5, 11, 20, 21, 41, 96, 100, 101, 1284].map(computeChartTop)).toEqual([
      2, 2, 4, 6, 20, 20, 40, 60, 100, 100, 200, 2000,
    ]);
  });
});

describe('columns', () => {
  it('follow the writing direction', () => {
    expect(getColumnStart(0, 30, 'ltr')).toBe(0);
    expect(getColumnStart(29, 30, 'rtl')).toBe(0);
    expect(getColumnStart(0, 4, 'rtl')).toBe(75);
  });

  it('are found by a point, also beyond the edges', () => {
    for (const dir of ['ltr', 'rtl'] as const) {
      for (let day = 0; day < 30; day += 1) {
        expect(getDayAt(getColumnStart(day, 30, dir) / 100 + 1 / 60, 30, dir)).toBe(day);
      }
    }
    expect(getDayAt(-0.2, 30, 'ltr')).toBe(0);
    expect(getDayAt(1, 30, 'rtl')).toBe(0);
  });
});

describe('getDayAfterKey', () => {
  it('moves to the side of the arrow', () => {
    expect(getDayAfterKey('ArrowLeft', 10, 30, 'rtl')).toBe(11);
    expect(getDayAfterKey('ArrowLeft', 10, 30, 'ltr')).toBe(9);
    expect(getDayAfterKey('ArrowRight', 10, 30, 'ltr')).toBe(11);
    expect(getDayAfterKey('ArrowUp', 10, 30, 'rtl')).toBe(11);
  });

  it('jumps by weeks and to the ends, and stays inside', () => {
    expect(getDayAfterKey('PageDown', 10, 30, 'rtl')).toBe(3);
    expect(getDayAfterKey('Home', 10, 30, 'rtl')).toBe(0);
    expect(getDayAfterKey('End', 10, 30, 'ltr')).toBe(29);
    expect(getDayAfterKey('ArrowLeft', 29, 30, 'rtl')).toBe(29);
    expect(getDayAfterKey('Enter', 10, 30, 'ltr')).toBeNull();
  });
});
