import { describe, expect, it } from 'vitest';
import { isNear, liveness } from './liveness.ts';

const plays = { hasStarted: true, hasLead: false };
const around = (index: number, progress = plays) => [0, 1, 2, 3, 4].map((at) => liveness(at, index, progress));

describe('liveness', () => {
  it('loads three at most: the visible one fully, the beginning of its neighbours', () => {
    expect(around(2)).toEqual([null, 'metadata', 'auto', 'metadata', null]);
    expect(around(0)).toEqual(['auto', 'metadata', null, null, null]);
    expect(around(4)).toEqual([null, null, null, 'metadata', 'auto']);
  });

  it('loads no others before the first video plays', () => {
    expect(around(1, { hasStarted: false, hasLead: false })).toEqual(['none', 'auto', 'none', null, null]);
  });

  it('loads the next one fully once the visible one has a lead', () => {
    expect(around(1, { hasStarted: true, hasLead: true })).toEqual(['metadata', 'auto', 'auto', null, null]);
  });
});

it('includes the reel after the next one in the nearby ones', () => {
  expect([0, 1, 2, 3, 4, 5].map((at) => isNear(at, 2))).toEqual([true, false, false, false, true, false]);
});
