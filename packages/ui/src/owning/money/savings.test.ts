import { describe, expect, it } from 'vitest';
import { savedPercent } from './savings.ts';

describe('savedPercent', () => {
  it('tells the share of the full price that is saved', () => {
    expect(savedPercent(600, 1000)).toBe(40);
    expect(savedPercent(0, 500)).toBe(100);
  });

  it('promises no more than there is', () => {
    expect(savedPercent(601, 1000)).toBe(39);
  });

  it('has nothing to say where nothing is saved', () => {
    expect(savedPercent(600)).toBeNull();
    expect(savedPercent(600, 600)).toBeNull();
    expect(savedPercent(600, 500)).toBeNull();
    expect(savedPercent(999, 1000)).toBeNull();
    expect(savedPercent(0, 0)).toBeNull();
  });
});
