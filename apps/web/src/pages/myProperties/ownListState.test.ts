import { expect, it } from 'vitest';
import { buildOwnListHref, readOwnListState } from './ownListState.ts';

const read = (href: string) => readOwnListState(new URLSearchParams(href.split('?')[1]));

it('writes only what differs from the default', () => {
  expect(buildOwnListHref(read('/myproperties'))).toBe('/myproperties');
  expect(buildOwnListHref(read('/myproperties?state=3&sort=views&order=desc&q=maadi'))).toBe(
    '/myproperties?state=3&q=maadi&sort=views&order=desc',
  );
});

it('ignores unknown values', () => {
  expect(read('/myproperties?state=9&sort=name&order=up')).toEqual({
    state: undefined,
    query: '',
    sort: 'date',
    order: 'desc',
  });
});
