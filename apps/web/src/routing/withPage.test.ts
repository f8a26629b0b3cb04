import { expect, test } from 'vitest';
import { withPage } from './withPage.ts';

test.each([
  ['', 3, '?page=3'],
  ['?bedrooms=2,3&lng=en', 2, '?bedrooms=2,3&lng=en&page=2'],
  ['?page=2&type=housing', 5, '?type=housing&page=5'],
  ['?query=%D8%B4%D9%82%D8%A9&page=4', 1, '?query=%D8%B4%D9%82%D8%A9'],
  ['?page=4', 1, ''],
])('of %o page %i is %o', (search, page, address) => {
  expect(withPage(search, page)).toBe(address);
});
