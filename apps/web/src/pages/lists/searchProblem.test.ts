import { expect, test } from 'vitest';
import { findSearchProblem } from './searchProblem.ts';

test.each([
  ['/search', 'query=maadi', undefined],
  ['/search', '', undefined],
  ['/search', 'query=%00', 'unreadable'],
  ['/search', `query=${'a'.repeat(200)}`, undefined],
  ['/search', `query=${'a'.repeat(201)}`, 'tooLong'],
  ['/listing', 'query=%00', undefined],
])('the problem of %s?%s is %s', (path, search, problem) => {
  expect(findSearchProblem(path, new URLSearchParams(search))).toBe(problem);
});
