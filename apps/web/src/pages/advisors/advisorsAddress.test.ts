import { expect, test } from 'vitest';
import { advisorsAddress, readAdvisors } from './advisorsAddress.ts';

const read = (text: string) => readAdvisors(new URLSearchParams(text));

test('an address round-trips', () => {
  const state = { city: 3, area: 5, type: 'land', page: 2 } as const;
  const address = advisorsAddress(state);
  expect(address).toBe('/advisors?city=3&area=5&type=land&page=2');
  expect(read(address.split('?')[1] ?? '')).toEqual(state);
  expect(advisorsAddress({ page: 1 })).toBe('/advisors');
});

test('invalid values are ignored', () => {
  const all = { city: undefined, area: undefined, type: undefined, page: 1 };
  expect(read('city=x&area=-1&type=castle&page=0')).toEqual(all);
  expect(read('city=99999999999')).toEqual(all);
});
