import { describe, expect, it } from 'vitest';
import { clampIndex, dragOffset, indexAfterSwipe, keyStep, swipeStep, thumbnailWindow } from './carousel.ts';

const calm = 1000;

describe('clampIndex', () => {
  it('stays within 0 and count - 1', () => {
    expect(clampIndex(-1, 4)).toBe(0);
    expect(clampIndex(4, 4)).toBe(3);
    expect(clampIndex(2, 4)).toBe(2);
    expect(clampIndex(3, 0)).toBe(0);
  });
});

describe('swipeStep', () => {
  it('requires more than 50 px', () => {
    expect(swipeStep(-50, 'ltr')).toBe(0);
    expect(swipeStep(-51, 'ltr')).toBe(1);
    expect(swipeStep(51, 'ltr')).toBe(-1);
  });
  it('is mirrored in right-to-left', () => {
    expect(swipeStep(51, 'rtl')).toBe(1);
    expect(swipeStep(-51, 'rtl')).toBe(-1);
    expect(swipeStep(50, 'rtl')).toBe(0);
  });
});

describe('indexAfterSwipe', () => {
  it('moves one picture and is bounded', () => {
    expect(indexAfterSwipe(0, 3, { dx: -400, dir: 'ltr', msSinceScroll: calm })).toBe(1);
    expect(indexAfterSwipe(2, 3, { dx: -80, dir: 'ltr', msSinceScroll: calm })).toBe(2);
    expect(indexAfterSwipe(0, 3, { dx: 80, dir: 'ltr', msSinceScroll: calm })).toBe(0);
    expect(indexAfterSwipe(0, 3, { dx: 80, dir: 'rtl', msSinceScroll: calm })).toBe(1);
  });
  it('is suppressed for 150 ms after a scroll', () => {
    expect(indexAfterSwipe(0, 3, { dx: -80, dir: 'ltr', msSinceScroll: 149 })).toBe(0);
    expect(indexAfterSwipe(0, 3, { dx: -80, dir: 'ltr', msSinceScroll: 150 })).toBe(1);
  });
});

describe('keyStep', () => {
  it('follows the screen, not the writing direction', () => {
    expect(keyStep('ArrowRight', 'ltr')).toBe(1);
    expect(keyStep('ArrowLeft', 'rtl')).toBe(1);
    expect(keyStep('ArrowRight', 'rtl')).toBe(-1);
    expect(keyStep('Enter', 'rtl')).toBeNull();
  });
});

describe('dragOffset', () => {
  it('resists past either end', () => {
    expect(dragOffset(60, 0, 3, 'ltr')).toBe(20);
    expect(dragOffset(-60, 0, 3, 'ltr')).toBe(-60);
    expect(dragOffset(-60, 0, 3, 'rtl')).toBe(-20);
    expect(dragOffset(60, 2, 3, 'rtl')).toBe(20);
  });
});

describe('thumbnailWindow', () => {
  it('shows at most five, including the current one', () => {
    expect(thumbnailWindow(0, 3)).toEqual({ first: 0, length: 3 });
    expect(thumbnailWindow(0, 8)).toEqual({ first: 0, length: 5 });
    expect(thumbnailWindow(4, 8)).toEqual({ first: 2, length: 5 });
    expect(thumbnailWindow(7, 8)).toEqual({ first: 3, length: 5 });
  });
});
