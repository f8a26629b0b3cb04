import { describe, expect, it } from 'vitest';
import { comparePath } from '../../routing/paths.ts';
import { readCompared } from './readCompared.ts';

const id = (number: number) => `019a9000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const read = (address: string) => readCompared(new URL(address, 'https://mashrabiya.example').searchParams);

describe("a comparison's address", () => {
  it('round-trips', () => {
    const ids = [id(3), id(1), id(2)];
    expect(comparePath(ids)).toBe(`/compare?homes=${ids.join(',')}`);
    expect(read(comparePath(ids))).toEqual({ ids, unreadable: 0, tooMany: false, onlyDifferent: false });
    expect(read(comparePath(ids, true))).toMatchObject({ ids, onlyDifferent: true });
  });

  it('is short without properties', () => {
    expect(comparePath([])).toBe('/compare');
    expect(read('/compare')).toEqual({ ids: [], unreadable: 0, tooMany: false, onlyDifferent: false });
  });

  it('contains a property once, in any case and with any comma', () => {
    expect(read(`/compare?homes=${id(10)}،${id(10).toUpperCase()},%20${id(11)},,`).ids).toEqual([id(10), id(11)]);
  });

  it('contains the first four of more', () => {
    const five = [1, 2, 3, 4, 5].map(id);
    expect(read(comparePath(five))).toMatchObject({ ids: five.slice(0, 4), tooMany: true });
  });

  it('counts invalid ids, and survives hostile ones', () => {
    expect(read(`/compare?homes=${id(1)},x,%00,<script>`)).toMatchObject({ ids: [id(1)], unreadable: 3 });
    expect(read(`/compare?homes=${'9'.repeat(100_000)}`)).toMatchObject({ ids: [], unreadable: 1 });
    expect(read('/compare?homes[]=1&homes=__proto__&show=constructor')).toMatchObject({
      ids: [],
      onlyDifferent: false,
    });
  });
});
