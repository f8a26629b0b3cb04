import { expect, test } from 'vitest';
import { parseRefusedSearches } from './refusedSearches.ts';

const createProblem = (pointer?: string) => ({
  status: '422',
  code: 'invalid_field' as const,
  title: '',
  ...(pointer !== undefined && { source: { pointer } }),
});

test.each([
  [[], []],
  [
    ['/searches/3/href', '/searches/0/name', '/searches/3/name'],
    [3, 0],
  ],
  [['/searches', '/href', undefined], []],
])('problems at %j belong to the searches %j', (pointers, places) => {
  expect([...parseRefusedSearches(pointers.map(createProblem))]).toEqual(places);
});
