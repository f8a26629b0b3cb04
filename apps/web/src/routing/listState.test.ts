import { writeArea } from '@mashrabiya/contract';
import { expect, test } from 'vitest';
import { readListState, writeListState } from './listState.ts';

const read = (query: string) => readListState(new URLSearchParams(query));

test('an address and its state convert into each other', () => {
  const query = '?type=housing&gover=1&max_price=5000000&bedrooms=3,4&sort=price_asc&page=2';
  expect(writeListState(read(query))).toBe(
    '?type=housing&gover=1&max_price=5000000&bedrooms=3,4&sort=price_asc&page=2',
  );
  expect(read(writeListState(read(query)))).toEqual(read(query));
});

test('places, floors, features and the map’s area are in the address, in one order', () => {
  const area = writeArea([
    { lat: 30, lng: 31 },
    { lat: 30.1, lng: 31 },
    { lat: 30, lng: 31.2 },
  ]);
  const query = `?gover=1&city=12,15&floors=2,3&features=4,9&box=29.9,31.1,30.1,31.4&since=2026-11-01T00:00:00.000Z&view=map`;
  expect(writeListState(read(query))).toBe(query);
  expect(read(`city=15,12,12&box=29.90,31.1,30.1,31.4&area=${encodeURIComponent(area)}`).filters).toEqual({
    city: [12, 15],
    box: '29.9,31.1,30.1,31.4',
    area,
  });
  const writtenQuery = writeListState({ filters: { area } });
  expect(read(writtenQuery).filters).toEqual({ area });
});

test('digits may be Arabic', () => {
  expect(read('max_price=٥٠٠٠٠٠٠&min_size=120').filters).toEqual({ max_price: 5_000_000, min_size: 120 });
});

test('invalid values are dropped', () => {
  const nonsense =
    'type=castle&gover=-1&max_price=1e9&bedrooms=a,99&floors=-1&features=x&box=1,2,3,4,5&area=%00&since=2026-13-45T00:00Z&city=99999999999&view=globe&sort=best&page=0&finishing=&city[]=1';
  expect(read(nonsense)).toEqual({ filters: {}, sort: undefined, page: 1 });
});

test('a reversed range keeps its upper end', () => {
  expect(read('min_price=9&max_price=5').filters).toEqual({ max_price: 5 });
});

test('the first page without filters has an empty address', () => {
  expect(writeListState({ filters: {}, page: 1 })).toBe('');
  expect(writeListState({ page: 3 }, { query: 'شقة', lng: undefined })).toBe('?query=%D8%B4%D9%82%D8%A9&page=3');
});
