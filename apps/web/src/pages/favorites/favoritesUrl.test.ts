import { expect, it } from 'vitest';
import { buildFavoritesHref, parseFavoritesUrl } from './favoritesUrl.ts';

const parse = (href: string) => parseFavoritesUrl(new URL(href, 'https://mashrabiya.example').searchParams);

it('restores the state from the URL', () => {
  const state = { action: 'forrent', type: 'housing', gover: 3, sort: 'price_asc', view: 'map' } as const;
  expect(parse(buildFavoritesHref(state))).toEqual(state);
  expect(buildFavoritesHref(parse('/favorites'))).toBe('/favorites');
});

it('ignores what the server refuses', () => {
  expect(parse('/favorites?action=swap&type=tent&gover=99999999999')).toMatchObject({
    action: undefined,
    type: undefined,
    gover: undefined,
  });
});
