import { expect, test, vi } from 'vitest';
import { lazyPage } from './lazyPage.ts';
import { createMatcher } from './matcher.ts';
import type { Route } from './route.ts';

const at = (...paths: string[]): Route => ({
  paths,
  page: lazyPage(() => Promise.reject(new Error('no page'))),
  module: paths.join(),
});
const property = at('/property-:id');
const videosRoute = at('/videos/*', '/reels/*');
const searchRoute = at('/videos/search', '/reels-search');
const list = at('/listing/*');
const provider: Route = { ...at('/provider/:id'), fixedParams: { subject: 'provider' } };
const fallbackRoute = at('/*');
const match = createMatcher([property, videosRoute, searchRoute, list, provider], fallbackRoute);

test('a parameter may be the end of the first segment', () => {
  expect(match('/property-0192')).toEqual({ route: property, params: { id: '0192' } });
  expect(match('/Property-0192/').route).toBe(property);
  expect(match('/property-').route).toBe(fallbackRoute);
  expect(match('/property-/1').route).toBe(fallbackRoute);
  expect(match('/property-1/edit').route).toBe(fallbackRoute);
  expect(match('/property').route).toBe(fallbackRoute);
});

test('a star matches the rest, also if empty', () => {
  for (const path of ['/listing', '/listing/', '/listing/cairo/flats']) expect(match(path).route).toBe(list);
  expect(match('/listings').route).toBe(fallbackRoute);
});

test('the most specific path wins, in any order of routes', () => {
  expect(match('/videos/search').route).toBe(searchRoute);
  expect(match('/videos/record').route).toBe(videosRoute);
  expect(match('/reels-search').route).toBe(searchRoute);
});

test('a percent-encoded address matches too', () => {
  expect(match('/%6Cisting/cairo').route).toBe(list);
});

test('case and a trailing slash do not matter', () => {
  expect(match('/Videos/Search/').route).toBe(searchRoute);
});

test('a page gets the parameters of its path and its route', () => {
  expect(match('/provider/7').params).toEqual({ subject: 'provider', id: '7' });
  expect(match('/provider/%D8%A7').params.id).toBe('ا');
});

test('a broken escape is unchanged', () => {
  // react-router warns, too.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(match('/property-%E0%A4%A').params).toEqual({ id: '%E0%A4%A' });
});
