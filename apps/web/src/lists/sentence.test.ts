import type { Interpretation } from '@mashrabiya/contract';
import { expect, test } from 'vitest';
import {
  buildParsedSearchUrl,
  buildPlainSearchUrl,
  getSentence,
  getUnusedWords,
  isUnmatched,
  mergeFilters,
} from './sentence.ts';

const parseUrl = (query: string, parsed: Partial<Interpretation>) =>
  buildParsedSearchUrl(new URLSearchParams(query), { filters: {}, text: '', prefer: '', understood: true, ...parsed });
const parseParameters = (href: string | undefined) => Object.fromEntries(new URLSearchParams(href?.split('?')[1]));

test('a sentence becomes filters, and stays in the address', () => {
  const href = parseUrl('query=شقة في المعادي', { filters: { type: 'housing', city: [12] } });
  expect(href).toMatch(/^\/search\?/);
  expect(parseParameters(href)).toEqual({ sentence: 'شقة في المعادي', type: 'housing', city: '12' });
});

test('names stay in the text search, and unknown words become preferences', () => {
  const href = parseUrl('query=villa with a view&sort=price_asc&page=3&lng=en', {
    filters: { subcategory_id: 4 },
    text: 'marassi',
    prefer: 'view',
  });
  expect(parseParameters(href)).toEqual({
    query: 'marassi',
    prefer: 'view',
    sentence: 'villa with a view',
    subcategory_id: '4',
    sort: 'price_asc',
    lng: 'en',
  });
});

test('the order in a sentence applies if none is chosen', () => {
  expect(
    parseParameters(parseUrl('query=cheapest villa', { filters: { subcategory_id: 4 }, sort: 'price_asc' })),
  ).toEqual({
    sentence: 'cheapest villa',
    subcategory_id: '4',
    sort: 'price_asc',
  });
  expect(parseParameters(parseUrl('query=cheapest villa&sort=date_desc', { sort: 'price_asc' }))).toMatchObject({
    sort: 'date_desc',
  });
});

test('a text that is no sentence is unchanged', () => {
  expect(parseUrl('query=مراسي', { understood: false })).toBeUndefined();
  expect(parseUrl('query=شقة&plain=1', { filters: { type: 'housing' } })).toBeUndefined();
  expect(parseUrl('query=view&sentence=flat with a view', { filters: { type: 'housing' } })).toBeUndefined();
  expect(getSentence(new URLSearchParams('query=%20%20'))).toBeUndefined();
  expect(getSentence(new URLSearchParams(''))).toBeUndefined();
});

test('a chosen filter has precedence over the sentence', () => {
  expect(mergeFilters({ city: [12], gover: 1, max_price: 5, bedrooms: [3] }, { gover: 2, min_price: 1 })).toEqual({
    gover: 2,
    min_price: 1,
    bedrooms: [3],
  });
  expect(mergeFilters({ bedrooms: [3] }, { bedrooms: [2] })).toEqual({ bedrooms: [2] });
});

test('the sentence decides between buying and renting', () => {
  expect(mergeFilters({ action: 'forrent' }, { action: 'forsell' })).toEqual({ action: 'forrent' });
  expect(mergeFilters({ city: [12] }, { action: 'forsell' })).toEqual({ city: [12], action: 'forsell' });
});

test('the words themselves can be searched for', () => {
  const href = buildPlainSearchUrl('شقة في المعادي');
  expect(parseParameters(href)).toEqual({ query: 'شقة في المعادي', plain: '1' });
  expect(getSentence(new URLSearchParams(href.split('?')[1]))).toBeUndefined();
});

test('words are reported as unused only with results', () => {
  expect(getUnusedWords({ total_properties: 3, unused: ['xyzzy'] })).toEqual(['xyzzy']);
  expect(getUnusedWords({ total_properties: 0, unused: ['xyzzy'] })).toEqual([]);
});

test('a search has no match if no listing contains any of its words', () => {
  expect(isUnmatched('zzz qqq', ['qqq', 'zzz'])).toBe(true);
  expect(isUnmatched(' zzz  qqq ', ['zzz qqq'])).toBe(true);
  expect(isUnmatched('zzz villa', ['zzz'])).toBe(false);
  expect(isUnmatched('villa', [])).toBe(false);
  expect(isUnmatched(undefined, [])).toBe(false);
});
