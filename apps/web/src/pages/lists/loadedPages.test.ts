import { expect, test } from 'vitest';
import { getRestoredRange, isLoaded, parseLoadedPages, serializeLoadedPages } from './loadedPages.ts';

test('loaded pages are saved', () => {
  const pages = { start: 3, first: 2, last: 5 };
  expect(parseLoadedPages(serializeLoadedPages(pages))).toEqual(pages);
  expect([1, 2, 5, 6].map((page) => isLoaded(page, pages))).toEqual([false, true, true, false]);
});

test.each([null, '', '3', '0,0,2', '3,4,5', '3,1,2', 'a,b,c', '-1,1,2'])('%o is no saved list of pages', (text) => {
  expect(parseLoadedPages(text)).toBeUndefined();
});

test('only the pages around the visible one of a long list are restored', () => {
  expect(getRestoredRange(2, { first: 1, last: 3 })).toEqual({ first: 1, last: 3 });
  expect(getRestoredRange(40, { first: 1, last: 99999 })).toEqual({ first: 35, last: 45 });
});
