import { PAGE_SLUGS, TEXT_KINDS } from '@mashrabiya/contract';
import { expect, it } from 'vitest';
import { notFoundRoute } from '../pages/problems/route.ts';
import { getTextHref } from './getTextHref.ts';
import { matchRoute } from './routes.ts';

it('Every text has an existing page', () => {
  for (const kind of TEXT_KINDS) expect(matchRoute(getTextHref(kind, 'about')).route, kind).not.toBe(notFoundRoute);
  expect(PAGE_SLUGS.map((slug) => getTextHref('pages', slug))).toEqual(['/about_us', '/privacy', '/terms', '/refund']);
  expect(getTextHref('articles', 'lease')).toBe('/news/lease');
});

it('The specification spells some paths in two ways', () => {
  expect(matchRoute('/Financial')).toEqual(matchRoute('/financial'));
  expect(matchRoute('/news/lease').params).toEqual({ slug: 'lease' });
});
