import { expect, test } from 'vitest';
import { readListState } from '../routing/listState.ts';
import { buildActionUrl } from './actionUrl.ts';
import { getSearchWords } from './sentence.ts';

const readState = (query: string) => readListState(new URLSearchParams(query));
const SHARED_FILTERS = 'type=housing&gover=1&city=12&min_size=90&bedrooms=3&features=4&sort=price_asc';
const PRICE_FILTERS = '&min_price=1000000&max_price=3000000&max_monthly=20000&payment=cash';
const parseHref = (href: string) => {
  const { pathname, searchParams } = new URL(href, 'https://mashrabiya.example');
  return { pathname, ...Object.fromEntries(searchParams) };
};
const same = Object.fromEntries(new URLSearchParams(SHARED_FILTERS));

test('from sale to rent the place, type, rooms, size, features and order stay; prices and payment are removed', () => {
  const href = buildActionUrl('forSale', 'forrent', readState(`${SHARED_FILTERS}${PRICE_FILTERS}&page=3`));
  expect(parseHref(href)).toEqual({ pathname: '/rent', ...same });
  expect(buildActionUrl('forRent', 'forsell', readState('max_price=9000'))).toBe('/listing');
});

test.each(['search', 'superior', 'elite'] as const)('on /%s the action is a filter', (kind) => {
  const href = buildActionUrl(kind, 'forrent', readState(`${SHARED_FILTERS}${PRICE_FILTERS}&action=forsell`));
  expect(parseHref(href)).toEqual({ pathname: `/${kind}`, ...same, action: 'forrent' });
});

test('a search keeps its words, and stays on the map', () => {
  const search = new URLSearchParams('query=marassi&prefer=view&action=forsell&view=map');
  expect(parseHref(buildActionUrl('search', 'forrent', readListState(search), getSearchWords(search)))).toEqual({
    pathname: '/search',
    query: 'marassi',
    prefer: 'view',
    action: 'forrent',
    view: 'map',
  });
});

test('nothing is removed if the list had both actions, or already has that one', () => {
  expect(parseHref(buildActionUrl('search', 'forsell', readState('max_price=3000000')))).toEqual({
    pathname: '/search',
    max_price: '3000000',
    action: 'forsell',
  });
  expect(buildActionUrl('forSale', 'forsell', readState('max_price=3000000'))).toBe('/listing?max_price=3000000');
});
