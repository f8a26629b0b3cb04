import { describe, expect, it } from 'vitest';
import { cutOf } from './videoRules.ts';

describe('cutOf', () => {
  it('is undefined for an untrimmed video', () => {
    expect(cutOf({ start: 0, end: 19.9 }, 20)).toBeUndefined();
    expect(cutOf({ start: 0, end: 60 }, 95)).toEqual({ start: 0, end: 60 });
    expect(cutOf({ start: 2.5, end: 20 }, 20)).toEqual({ start: 2.5, end: 20 });
  });
});
