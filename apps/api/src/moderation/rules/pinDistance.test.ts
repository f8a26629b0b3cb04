import { expect, it } from 'vitest';
import { computePinDistance } from './pinDistance.ts';

const newCairo = { id: 1, governorateId: 1, ar: '', en: '', lat: 30.03, lng: 31.47, aliases: [] };
const reference = { cities: new Map([[1, newCairo]]) };
const pin = { city_id: 1, lat: 30.03, lng: 31.47, coordinates_exact: true };

it.each([
  ['in the middle of its city', pin, 0],
  ['in another city', { ...pin, lat: 31.2, lng: 29.92 }, 197.3],
  ['with its city only', { ...pin, coordinates_exact: false }, null],
  ['without a place', { ...pin, lat: null, lng: null }, null],
  ['of a removed city', { ...pin, city_id: 2 }, null],
])('a property %s', (_, placed, distance) => expect(computePinDistance(placed, reference)).toBe(distance));
