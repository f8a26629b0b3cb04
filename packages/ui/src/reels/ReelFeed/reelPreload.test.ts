import { describe, expect, it } from 'vitest';
import { getPreload, isNear } from './reelPreload.ts';

const playing = { hasStarted: true, isBufferedAhead: false };
const getPreloads = (index: number, progress = playing) => [0, 1, 2, 3, 4].map((at) => getPreload(at, index, progress));

describe('getPreload', () => {
  it('loads three at most: the visible one fully, the beginning of its neighbours', () => {
    expect(getPreloads(2)).toEqual([null, 'metadata', 'auto', 'metadata', null]);
    expect(getPreloads(0)).toEqual(['auto', 'metadata', null, null, null]);
    expect(getPreloads(4)).toEqual([null, null, null, 'metadata', 'auto']);
  });

  it('loads no others before the first video plays', () => {
    expect(getPreloads(1, { hasStarted: false, isBufferedAhead: false })).toEqual(['none', 'auto', 'none', null, null]);
  });

  it('loads the next one fully once the visible one has a lead', () => {
    expect(getPreloads(1, { hasStarted: true, isBufferedAhead: true })).toEqual([
      'metadata',
      'auto',
      'auto',
      null,
      null,
    ]);
  });
});

it('includes the reel after the next one in the nearby ones', () => {
  expect([0, 1, 2, 3, 4, 5].map((at) => isNear(at, 2))).toEqual([true, false, false, false, true, false]);
});
