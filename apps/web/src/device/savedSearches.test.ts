import { MAX_SAVED } from '@mashrabiya/contract/constants';
import { describe, expect, test } from 'vitest';
import { parseSaved, removed, renamed, restored, type SavedSearch, saved, visited } from './savedSearches.ts';

const at = (time: string) => new Date(`2026-11-20T${time}:00.000Z`);
const one = saved([], { href: '/rent?city=12', name: ' المعادي ' }, at('10:00'));
const first = one[0] as SavedSearch;

describe('a saved search', () => {
  test('comes first, with a trimmed name and no new listings', () => {
    const two = saved(one, { href: '/listing', name: 'الكل' }, at('11:00'));
    expect(two.map(({ name }) => name)).toEqual(['الكل', 'المعادي']);
    expect(first.checkedAt).toBe(first.savedAt);
  });
  test('is stored once; saving it again renames it', () => {
    expect(saved(one, { href: first.href, name: 'بيتي' }, at('11:00'))).toMatchObject([{ name: 'بيتي' }]);
    expect(saved(one, { href: first.href, name: 'بيتي' }, at('11:00'))).toHaveLength(1);
  });
  test('is limited in number', () => {
    const full = Array.from({ length: MAX_SAVED }, (_, i) => ({ ...first, href: `/rent?page=${i}` }));
    expect(saved(full, { href: '/listing', name: 'الكل' }, at('11:00'))).toBe(full);
  });
  test('keeps its name when the new one is empty', () => {
    expect(renamed(one, first.href, '  ')).toEqual(one);
  });
  test('is restored at its position', () => {
    const three = ['/a', '/b', '/c'].map((href) => ({ ...first, href }));
    const middle = three[1] as SavedSearch;
    const two = removed(three, '/b');
    expect(restored(two, middle, 1)).toEqual(three);
    expect(restored(three, middle, 1)).toEqual(three);
    expect(restored([], middle, 7)).toEqual([middle]);
  });
});

test('a visit resets the count of new listings, counting once', () => {
  const morning = visited(one, first.href, at('12:00'));
  expect(morning[0]).toMatchObject({ checkedBefore: first.checkedAt, checkedAt: at('12:00').toISOString() });
  const minutesLater = visited(morning, first.href, at('12:10'));
  expect(minutesLater[0]).toMatchObject({
    checkedBefore: first.checkedAt,
    checkedAt: at('12:10').toISOString(),
  });
  expect(visited(minutesLater, first.href, at('15:00'))[0]?.checkedBefore).toBe(at('12:10').toISOString());
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
  expect(parseSaved(found)).toEqual([]);
});

test('valid data beside it stays', () => {
  expect(parseSaved([{}, first])).toEqual([first]);
});
