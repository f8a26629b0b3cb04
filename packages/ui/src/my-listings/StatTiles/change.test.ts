import { describe, expect, it } from 'vitest';
import { changePercent } from './change.ts';

describe('changePercent', () => {
  it('returns growth and loss', () => {
    expect(changePercent(112, 100)).toBe(12);
    expect(changePercent(88, 100)).toBe(-12);
    expect(changePercent(0, 40)).toBe(-100);
    expect(changePercent(100, 100)).toBe(0);
  });

  it('is undefined for a previous value of zero', () => {
    expect(changePercent(5, 0)).toBeNull();
    expect(changePercent(5, undefined)).toBeNull();
  });
});
