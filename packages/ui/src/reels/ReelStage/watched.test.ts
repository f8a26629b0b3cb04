import { describe, expect, it } from 'vitest';
import { hasLead, watchedShare } from './watched.ts';

const ranges = (...parts: [number, number][]) => ({
  length: parts.length,
  start: (index: number) => parts[index]?.[0] ?? 0,
  end: (index: number) => parts[index]?.[1] ?? 0,
});

describe('the watched share', () => {
  it('is unknown until two seconds were played, in any place', () => {
    expect(watchedShare(ranges(), 10)).toBeNull();
    expect(watchedShare(ranges([0, 1.9]), 10)).toBeNull();
    expect(watchedShare(ranges([0, 1], [5, 6]), 10)).toBe(20);
  });

  it('counts each part of the video once', () => {
    expect(watchedShare(ranges([0, 10]), 10)).toBe(100);
    expect(watchedShare(ranges([0, 1.5]), 1.5)).toBe(100);
    expect(watchedShare(ranges([0, 3]), 0)).toBeNull();
  });
});

describe('the buffered lead', () => {
  it('is five seconds, or all that remains', () => {
    expect(hasLead(ranges([0, 4.9]), 0, 12)).toBe(false);
    expect(hasLead(ranges([0, 5]), 0, 12)).toBe(true);
    expect(hasLead(ranges([0, 12]), 9, 12)).toBe(true);
    expect(hasLead(ranges([6, 12]), 2, 12)).toBe(false);
    expect(hasLead(ranges([0, 5]), 0, 0)).toBe(false);
  });
});
