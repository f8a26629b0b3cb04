import { MAX_SAVED_SEARCHES } from '@mashrabiya/contract/constants';
import { describe, expect, test } from 'vitest';
import {
  addSearch,
  parseSavedSearches,
  removeSearch,
  renameSearch,
  restoreSearch,
  type SavedSearch,
  visitSearch,
} from './savedSearches.ts';

const at = (time: string) => new Date(`2026-11-20T${time}:00.000Z`);
const searches = addSearch([], { href: '/rent?city=12', name: ' المعادي ' }, at('10:00'));
const first = searches[0] as SavedSearch;

describe('a saved search', () => {
  test('comes first, with a trimmed name and no new listings', () => {
    const twoSearches = addSearch(searches, { href: '/listing', name: 'الكل' }, at('11:00'));
    expect(twoSearches.map(({ name }) => name)).toEqual(['الكل', 'المعادي']);
    expect(first.checkedAt).toBe(first.savedAt);
  });
  test('is stored once; saving it again renames it', () => {
    expect(addSearch(searches, { href: first.href, name: 'بيتي' }, at('11:00'))).toMatchObject([{ name: 'بيتي' }]);
    expect(addSearch(searches, { href: first.href, name: 'بيتي' }, at('11:00'))).toHaveLength(1);
  });
  test('is limited in number', () => {
    const full = Array.from({ length: MAX_SAVED_SEARCHES }, (_, i) => ({ ...first, href: `/rent?page=${i}` }));
    expect(addSearch(full, { href: '/listing', name: 'الكل' }, at('11:00'))).toBe(full);
  });
  test('keeps its name when the new one is empty', () => {
    expect(renameSearch(searches, first.href, '  ')).toEqual(searches);
  });
  test('is restored at its position', () => {
    const threeSearches = ['/a', '/b', '/c'].map((href) => ({ ...first, href }));
    const middle = threeSearches[1] as SavedSearch;
    const twoSearches = removeSearch(threeSearches, '/b');
    expect(restoreSearch(twoSearches, middle, 1)).toEqual(threeSearches);
    expect(restoreSearch(threeSearches, middle, 1)).toEqual(threeSearches);
    expect(restoreSearch([], middle, 7)).toEqual([middle]);
  });
});

test('a visit resets the count of new listings, counting once', () => {
  const afterFirstVisit = visitSearch(searches, first.href, at('12:00'));
  expect(afterFirstVisit[0]).toMatchObject({ checkedBefore: first.checkedAt, checkedAt: at('12:00').toISOString() });
  const afterSecondVisit = visitSearch(afterFirstVisit, first.href, at('12:10'));
  expect(afterSecondVisit[0]).toMatchObject({
    checkedBefore: first.checkedAt,
    checkedAt: at('12:10').toISOString(),
  });
  expect(visitSearch(afterSecondVisit, first.href, at('15:00'))[0]?.checkedBefore).toBe(at('12:10').toISOString());
});

test.each([
  undefined,
  null,
  'text',
  {},
  [null, 1, 'x', { href: 1 }],
  [{ ...first, href: 'https://elsewhere.example' }],
  [{ ...first, href: '//elsewhere.example' }],
  [{ ...first, checkedAt: 'yesterday' }],
])('invalid data is dropped: %j', (found) => {
  expect(parseSavedSearches(found)).toEqual([]);
});

test('valid data beside it stays', () => {
  expect(parseSavedSearches([{}, first])).toEqual([first]);
});
