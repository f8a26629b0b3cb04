import { expect, test } from 'vitest';
import { buildAdvisorsUrl, parseAdvisorsUrl } from './advisorsUrl.ts';

const parse = (text: string) => parseAdvisorsUrl(new URLSearchParams(text));

test('an address round-trips', () => {
  const state = { city: 3, area: 5, type: 'land', page: 2 } as const;
  const address = buildAdvisorsUrl(state);
  expect(address).toBe('/advisors?city=3&area=5&type=land&page=2');
  expect(parse(address.split('?')[1] ?? '')).toEqual(state);
  expect(buildAdvisorsUrl({ page: 1 })).toBe('/advisors');
});

test('invalid values are ignored', () => {
  const all = { city: undefined, area: undefined, type: undefined, page: 1 };
  expect(parse('city=x&area=-1&type=castle&page=0')).toEqual(all);
  expect(parse('city=99999999999')).toEqual(all);
});
