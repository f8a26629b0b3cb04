import { describe, expect, it } from 'vitest';
import { liveness } from './liveness.ts';

const around = (index: number) => [0, 1, 2, 3, 4].map((at) => liveness(at, index));

describe('liveness', () => {
  it('keeps three at most: the one in view whole, its neighbours by their beginning', () => {
    expect(around(2)).toEqual([null, 'metadata', 'auto', 'metadata', null]);
    expect(around(0)).toEqual(['auto', 'metadata', null, null, null]);
    expect(around(4)).toEqual([null, null, null, 'metadata', 'auto']);
  });

  it('fetches the next one whole as soon as the one in view has a lead', () => {
    expect([0, 1, 2, 3].map((at) => liveness(at, 1, true))).toEqual(['metadata', 'auto', 'auto', null]);
  });
});
