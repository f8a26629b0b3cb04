import { describe, expect, it } from 'vitest';
import { isNear, liveness } from './liveness.ts';

const plays = { hasStarted: true, hasLead: false };
const around = (index: number, progress = plays) => [0, 1, 2, 3, 4].map((at) => liveness(at, index, progress));

describe('liveness', () => {
  it('keeps three at most: the one in view whole, its neighbours by their beginning', () => {
    expect(around(2)).toEqual([null, 'metadata', 'auto', 'metadata', null]);
    expect(around(0)).toEqual(['auto', 'metadata', null, null, null]);
    expect(around(4)).toEqual([null, null, null, 'metadata', 'auto']);
  });

  it('fetches nothing of the others before the first film plays', () => {
    expect(around(1, { hasStarted: false, hasLead: false })).toEqual(['none', 'auto', 'none', null, null]);
  });

  it('fetches the next one whole as soon as the one in view has a lead', () => {
    expect(around(1, { hasStarted: true, hasLead: true })).toEqual(['metadata', 'auto', 'auto', null, null]);
  });
});

it('takes for near what the next swipe but one shows', () => {
  expect([0, 1, 2, 3, 4, 5].map((at) => isNear(at, 2))).toEqual([true, false, false, false, true, false]);
});
