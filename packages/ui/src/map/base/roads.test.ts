import { expect, it } from 'vitest';
import type { Position } from './lines.ts';
import places from './places.json' with { type: 'json' };
import { ROADS } from './roads.ts';
import { ISLANDS, LAKES, SEAS } from './water.ts';

const STEPS = 40;
const getPoints = (road: readonly Position[]): Position[] =>
  road.slice(1).flatMap(([lng, lat], index) => {
    const [fromLng, fromLat] = road[index] as Position;
    return Array.from({ length: STEPS + 1 }, (_, step): Position => {
      const share = step / STEPS;
      return [fromLng + (lng - fromLng) * share, fromLat + (lat - fromLat) * share];
    });
  });
const points = ROADS.flatMap(getPoints);

const kilometres = ([lng, lat]: Position, [otherLng, otherLat]: Position) =>
  111.2 * Math.hypot(lat - otherLat, (lng - otherLng) * Math.cos((lat * Math.PI) / 180));

const isInside = ([lng, lat]: Position, area: readonly Position[]) =>
  area.reduce((inside, [x, y], index) => {
    const [otherX, otherY] = area.at(index - 1) as Position;
    const crosses = y > lat !== otherY > lat && lng < ((otherX - x) * (lat - y)) / (otherY - y) + x;
    return crosses ? !inside : inside;
  }, false);

it.each(places.capitals)('%s (%s) is on a main road', (_ar, _en, lng, lat) => {
  const distances = points.map((point) => kilometres(point, [Number(lng), Number(lat)]));
  expect(Math.min(...distances)).toBeLessThan(6);
});

it('Roads stay on land', () => {
  const isWater = (point: Position) =>
    [...SEAS, ...LAKES].some((area) => isInside(point, area)) && !ISLANDS.some((area) => isInside(point, area));
  expect(points.filter(isWater)).toEqual([]);
});
