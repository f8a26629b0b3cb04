import { describe, expect, it } from 'vitest';
import { HREF_MAX_LENGTH, parseSavedHref } from './savedHref.ts';

describe('The address of a saved search', () => {
  it.each([
    ['/listing', { text: '', filters: { action: 'forsell' } }],
    [
      '/rent?type=housing&bedrooms=2,3',
      { text: '', filters: { action: 'forrent', type: 'housing', bedrooms: [2, 3] } },
    ],
    ['/superior?action=forrent', { text: '', filters: { action: 'forrent', ranking: 3 } }],
    ['/elite', { text: '', filters: { ranking: 2 } }],
    [
      '/search?query=%D9%85%D8%AA%D8%B1%D9%88&plain=1&action=forsell&min_price=1000000&max_price=5000000',
      { text: 'مترو', filters: { action: 'forsell', min_price: 1_000_000, max_price: 5_000_000 } },
    ],
  ])('%s names its filters', (href, list) => expect(parseSavedHref(href)).toEqual(list));

  it.each([
    '',
    'listing',
    '//elsewhere.example/listing',
    'https://elsewhere.example/listing',
    '/listing#part',
    '/listing?type=housing#part',
    '/listing?type=housing?city=1',
    '/profile',
    '/constructor',
    '/listing?sort=date_desc',
    '/listing?page=2',
    '/listing?colour=red',
    '/listing?type=castle',
    '/listing?city=1&city=2',
    '/listing?min_price=5&max_price=2',
    '/search?plain=2',
    `/search?query=${'x'.repeat(201)}`,
    `/listing?city=${'1,'.repeat(HREF_MAX_LENGTH)}1`,
    '/listing?__proto__=1',
  ])('%.60s is invalid', (href) => expect(parseSavedHref(href)).toBeUndefined());
});
