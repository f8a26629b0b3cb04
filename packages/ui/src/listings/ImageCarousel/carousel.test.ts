import { describe, expect, it } from 'vitest';
import {
  clampIndex,
  getDragOffset,
  getIndexAfterSwipe,
  getKeyStep,
  getSwipeStep,
  getThumbnailWindow,
} from './carousel.ts';

const calmMs = 1000;

describe('clampIndex', () => {
  it('stays within 0 and count - 1', () => {
    expect(clampIndex(-1, 4)).toBe(0);
    expect(clampIndex(4, 4)).toBe(3);
    expect(clampIndex(2, 4)).toBe(2);
    expect(clampIndex(3, 0)).toBe(0);
  });
});

describe('getSwipeStep', () => {
  it('requires more than 50 px', () => {
    expect(getSwipeStep(-50, 'ltr')).toBe(0);
    expect(getSwipeStep(-51, 'ltr')).toBe(1);
    expect(getSwipeStep(51, 'ltr')).toBe(-1);
  });
  it('is mirrored in right-to-left', () => {
    expect(getSwipeStep(51, 'rtl')).toBe(1);
    expect(getSwipeStep(-51, 'rtl')).toBe(-1);
    expect(getSwipeStep(50, 'rtl')).toBe(0);
  });
});

describe('getIndexAfterSwipe', () => {
  it('moves one picture and is bounded', () => {
    expect(getIndexAfterSwipe(0, 3, { dx: -400, dir: 'ltr', msSinceScroll: calmMs })).toBe(1);
    expect(getIndexAfterSwipe(2, 3, { dx: -80, dir: 'ltr', msSinceScroll: calmMs })).toBe(2);
    expect(getIndexAfterSwipe(0, 3, { dx: 80, dir: 'ltr', msSinceScroll: calmMs })).toBe(0);
    expect(getIndexAfterSwipe(0, 3, { dx: 80, dir: 'rtl', msSinceScroll: calmMs })).toBe(1);
  });
  it('is suppressed for 150 ms after a scroll', () => {
    expect(getIndexAfterSwipe(0, 3, { dx: -80, dir: 'ltr', msSinceScroll: 149 })).toBe(0);
    expect(getIndexAfterSwipe(0, 3, { dx: -80, dir: 'ltr', msSinceScroll: 150 })).toBe(1);
  });
});

describe('getKeyStep', () => {
  it('follows the screen, not the writing direction', () => {
    expect(getKeyStep('ArrowRight', 'ltr')).toBe(1);
    expect(getKeyStep('ArrowLeft', 'rtl')).toBe(1);
    expect(getKeyStep('ArrowRight', 'rtl')).toBe(-1);
    expect(getKeyStep('Enter', 'rtl')).toBeNull();
  });
});

describe('getDragOffset', () => {
  it('resists past either end', () => {
    expect(getDragOffset(60, 0, 3, 'ltr')).toBe(20);
    expect(getDragOffset(-60, 0, 3, 'ltr')).toBe(-60);
    expect(getDragOffset(-60, 0, 3, 'rtl')).toBe(-20);
    expect(getDragOffset(60, 2, 3, 'rtl')).toBe(20);
  });
});

describe('getThumbnailWindow', () => {
  it('shows at most five, including the current one', () => {
    expect(getThumbnailWindow(0, 3)).toEqual({ first: 0, length: 3 });
    expect(getThumbnailWindow(0, 8)).toEqual({ first: 0, length: 5 });
    expect(getThumbnailWindow(4, 8)).toEqual({ first: 2, length: 5 });
    expect(getThumbnailWindow(7, 8)).toEqual({ first: 3, length: 5 });
  });
});
