import { expect, it } from 'vitest';
import { getViewSource } from './viewSource.ts';

it.each([
  [undefined, 'link'],
  ['/', 'list'],
  ['/listing?type=housing', 'list'],
  ['/listing/cairo', 'list'],
  ['/rent', 'list'],
  ['/saved', 'list'],
  ['/search?query=villa', 'search'],
  ['/search?query=villa&slider=map', 'map'],
  ['/listing?slider=map', 'map'],
  ['/favorites', 'favorites'],
  ['/favorites?view=map', 'map'],
  ['/property-01900000-0000-7000-8000-000000000001', 'similar'],
  ['/profile', 'other'],
])('a visitor from %s has the source %s', (before, source) => {
  expect(getViewSource(before)).toBe(source);
});
