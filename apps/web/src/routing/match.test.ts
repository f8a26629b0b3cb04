import { expect, test } from 'vitest';
import { matchPath } from './match.ts';

test('a parameter may be part of a segment', () => {
  expect(matchPath('/property-:id', '/property-0192')).toEqual({ id: '0192' });
  expect(matchPath('/property-:id', '/property-')).toBeNull();
  expect(matchPath('/property-:id', '/property-1/edit')).toBeNull();
});

test('a star takes the rest, and nothing', () => {
  expect(matchPath('/listing/*', '/listing')).toEqual({});
  expect(matchPath('/listing/*', '/listing/cairo/flats')).toEqual({});
  expect(matchPath('/listing/*', '/listings')).toBeNull();
});

test('case and a slash at the end do not matter', () => {
  expect(matchPath('/managment', '/Managment/')).toEqual({});
});

test('a broken escape stays as it is', () => {
  expect(matchPath('/property-:id', '/property-%E0%A4%A')).toEqual({ id: '%E0%A4%A' });
});
