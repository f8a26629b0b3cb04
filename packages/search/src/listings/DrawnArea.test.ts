import type { Point } from '@mashrabiya/contract';
import { createRandom } from '@mashrabiya/demo-data';
import { expect, it } from 'vitest';
import { filterInside } from './filterRange.ts';

function isInside({ lat, lng }: Point, area: readonly Point[]): boolean {
  return area.reduce((findInside, to, i) => {
    const from = area.at(i - 1) ?? to;
    if (from.lng > lng === to.lng > lng) return findInside;
    return lat < from.lat + ((to.lat - from.lat) * (lng - from.lng)) / (to.lng - from.lng) ? !findInside : findInside;
  }, false);
}

const random = createRandom(5);
const randomBelow = (limit: number) => random.integer(0, limit - 1);
const randomPoint = (): Point => ({ lat: 29 + randomBelow(10_000) / 10_007, lng: 31 + randomBelow(10_000) / 10_009 });
const LISTINGS = Array.from({ length: 500 }, randomPoint);
const LATS = Float64Array.from(LISTINGS, ({ lat }) => lat);
const LNGS = Float64Array.from(LISTINGS, ({ lng }) => lng);
const findInside = (area: readonly Point[]) => [...filterInside(Int32Array.from(LISTINGS.keys()), LATS, LNGS, area)];

it.each([3, 4, 10, 100])('matches points inside random self-crossing areas with %i corners', (corners) => {
  for (let run = 0; run < 25; run++) {
    const area = Array.from({ length: corners }, randomPoint);
    const expected = LISTINGS.flatMap((listing, doc) => (isInside(listing, area) ? [doc] : []));
    expect(findInside(area)).toEqual(expected);
  }
});

it('matches nothing in an area without breadth', () => {
  expect(findInside([randomPoint(), randomPoint(), randomPoint()].map(({ lat }) => ({ lat, lng: 31.5 })))).toEqual([]);
});
