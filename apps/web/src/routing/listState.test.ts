import { expect, test } from 'vitest';
import { readListState, writeListState } from './listState.ts';

const read = (query: string) => readListState(new URLSearchParams(query));

test('an address and its state are two forms of one thing', () => {
  const query = '?type=housing&gover=1&max_price=5000000&bedrooms=3,4&sort=price_asc&page=2';
  expect(writeListState(read(query))).toBe(
    '?type=housing&gover=1&max_price=5000000&bedrooms=3,4&sort=price_asc&page=2',
  );
  expect(read(writeListState(read(query)))).toEqual(read(query));
});

test('digits may be Arabic', () => {
  expect(read('max_price=٥٠٠٠٠٠٠&min_size=120').filters).toEqual({ max_price: 5_000_000, min_size: 120 });
});

test('nonsense is left out', () => {
  const nonsense = 'type=castle&gover=-1&max_price=1e9&bedrooms=a,99&sort=best&page=0&finishing=&city[]=1';
  expect(read(nonsense)).toEqual({ filters: {}, sort: undefined, page: 1 });
});

test('of a range that is upside down the upper end holds', () => {
  expect(read('min_price=9&max_price=5').filters).toEqual({ max_price: 5 });
});

test('the first page and no filter need no words', () => {
  expect(writeListState({ filters: {}, page: 1 })).toBe('');
  expect(writeListState({ page: 3 }, { query: 'شقة', lng: undefined })).toBe('?query=%D8%B4%D9%82%D8%A9&page=3');
});
