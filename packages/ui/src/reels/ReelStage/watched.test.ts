import { describe, expect, it } from 'vitest';
import { computeWatchedShare, hasBufferedAhead } from './watched.ts';

const createRanges = (...parts: [number, number][]) => ({
  length: parts.length,
  start: (index: number) => parts[index]?.[0] ?? 0,
  end: (index: number) => parts[index]?.[1] ?? 0,
});

describe('the watched share', () => {
  it('is unknown until two seconds were played, in any place', () => {
    expect(computeWatchedShare(createRanges(), 10)).toBeNull();
    expect(computeWatchedShare(createRanges([0, 1.9]), 10)).toBeNull();
    expect(computeWatchedShare(createRanges([0, 1], [5, 6]), 10)).toBe(20);
  });

  it('counts each part of the video once', () => {
    expect(computeWatchedShare(createRanges([0, 10]), 10)).toBe(100);
    expect(computeWatchedShare(createRanges([0, 1.5]), 1.5)).toBe(100);
    expect(computeWatchedShare(createRanges([0, 3]), 0)).toBeNull();
  });
});

describe('the buffered lead', () => {
  it('is five seconds, or all that remains', () => {
    expect(hasBufferedAhead(createRanges([0, 4.9]), 0, 12)).toBe(false);
    expect(hasBufferedAhead(createRanges([0, 5]), 0, 12)).toBe(true);
    expect(hasBufferedAhead(createRanges([0, 12]), 9, 12)).toBe(true);
    expect(hasBufferedAhead(createRanges([6, 12]), 2, 12)).toBe(false);
    expect(hasBufferedAhead(createRanges([0, 5]), 0, 0)).toBe(false);
  });
});
