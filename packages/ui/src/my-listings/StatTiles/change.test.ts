import { describe, expect, it } from 'vitest';
import { computeChangePercent } from './change.ts';

describe('computeChangePercent', () => {
  it('returns growth and loss', () => {
    expect(computeChangePercent(112, 100)).toBe(12);
    expect(computeChangePercent(88, 100)).toBe(-12);
    expect(computeChangePercent(0, 40)).toBe(-100);
    expect(computeChangePercent(100, 100)).toBe(0);
  });

  it('is undefined for a previous value of zero', () => {
    expect(computeChangePercent(5, 0)).toBeNull();
    expect(computeChangePercent(5, undefined)).toBeNull();
  });
});
