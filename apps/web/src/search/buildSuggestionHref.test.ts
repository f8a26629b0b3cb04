import { expect, test } from 'vitest';
import { buildSuggestionHref, filterRecentSearches } from './buildSuggestionHref.ts';

test('a suggestion links to the listings that it counts', () => {
  expect(buildSuggestionHref({ kind: 'governorate', gover: 1, name: 'القاهرة', total: 9 })).toBe('/search?gover=1');
  expect(
    buildSuggestionHref({ kind: 'city', city: 12, gover: 1, name: 'المعادي', gover_name: 'القاهرة', total: 9 }),
  ).toBe('/search?gover=1&city=12');
  expect(buildSuggestionHref({ kind: 'type', type: 'coastal', subcategory_id: null, name: 'ساحلي', total: 9 })).toBe(
    '/search?type=coastal',
  );
  expect(buildSuggestionHref({ kind: 'type', type: 'housing', subcategory_id: 3, name: 'شقة', total: 9 })).toBe(
    '/search?type=housing&subcategory_id=3',
  );
  expect(buildSuggestionHref({ kind: 'compound', name: 'Marassi', city_name: 'North Coast', total: 9 })).toBe(
    '/search?query=Marassi&plain=1',
  );
  expect(buildSuggestionHref({ kind: 'recent', text: 'villa' })).toBe('/search?query=villa');
});

test('recent searches are offered if they extend the typed text', () => {
  const texts = ['villa', 'Villa in Maadi', 'شاليه', 'big villa', 'villa 3'];
  expect(filterRecentSearches(texts, '')).toEqual(texts);
  expect(filterRecentSearches(texts, 'villa')).toEqual(['Villa in Maadi', 'big villa']);
  expect(filterRecentSearches(texts, 'مكتب')).toEqual([]);
});
