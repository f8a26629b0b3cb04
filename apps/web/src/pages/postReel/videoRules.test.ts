import { describe, expect, it } from 'vitest';
import { getTrimRange } from './videoRules.ts';

describe('getTrimRange', () => {
  it('is undefined for an untrimmed video', () => {
    expect(getTrimRange({ start: 0, end: 19.9 }, 20)).toBeUndefined();
    expect(getTrimRange({ start: 0, end: 60 }, 95)).toEqual({ start: 0, end: 60 });
    expect(getTrimRange({ start: 2.5, end: 20 }, 20)).toEqual({ start: 2.5, end: 20 });
  });
});
