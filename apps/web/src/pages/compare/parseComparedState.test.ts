import { describe, expect, it } from 'vitest';
import { buildComparePath } from '../../routing/paths.ts';
import { parseComparedState } from './parseComparedState.ts';

const buildId = (number: number) => `019a9000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const parse = (address: string) => parseComparedState(new URL(address, 'https://mashrabiya.example').searchParams);

describe("a comparison's address", () => {
  it('round-trips', () => {
    const ids = [buildId(3), buildId(1), buildId(2)];
    expect(buildComparePath(ids)).toBe(`/compare?homes=${ids.join(',')}`);
    expect(parse(buildComparePath(ids))).toEqual({
      ids,
      unreadableCount: 0,
      hasTooMany: false,
      showsOnlyDifferent: false,
    });
    expect(parse(buildComparePath(ids, true))).toMatchObject({ ids, showsOnlyDifferent: true });
  });

  it('is short without properties', () => {
    expect(buildComparePath([])).toBe('/compare');
    expect(parse('/compare')).toEqual({ ids: [], unreadableCount: 0, hasTooMany: false, showsOnlyDifferent: false });
  });

  it('contains a property once, in any case and with any comma', () => {
    expect(parse(`/compare?homes=${buildId(10)}،${buildId(10).toUpperCase()},%20${buildId(11)},,`).ids).toEqual([
      buildId(10),
      buildId(11),
    ]);
  });

  it('contains the first four of more', () => {
    const fiveIds = [1, 2, 3, 4, 5].map(buildId);
    expect(parse(buildComparePath(fiveIds))).toMatchObject({ ids: fiveIds.slice(0, 4), hasTooMany: true });
  });

  it('counts invalid ids, and survives hostile ones', () => {
    expect(parse(`/compare?homes=${buildId(1)},x,%00,<script>`)).toMatchObject({
      ids: [buildId(1)],
      unreadableCount: 3,
    });
    expect(parse(`/compare?homes=${'9'.repeat(100_000)}`)).toMatchObject({ ids: [], unreadableCount: 1 });
    expect(parse('/compare?homes[]=1&homes=__proto__&show=constructor')).toMatchObject({
      ids: [],
      showsOnlyDifferent: false,
    });
  });
});
