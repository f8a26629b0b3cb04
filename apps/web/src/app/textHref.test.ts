import { PAGE_SLUGS, TEXT_KINDS } from '@mashrabiya/contract';
import { expect, it } from 'vitest';
import { notFoundRoute } from '../pages/problems/route.ts';
import { matchRoute } from './routes.ts';
import { textHref } from './textHref.ts';

it('Every text has an existing page', () => {
  for (const kind of TEXT_KINDS) expect(matchRoute(textHref(kind, 'about')).route, kind).not.toBe(notFoundRoute);
  expect(PAGE_SLUGS.map((slug) => textHref('pages', slug))).toEqual(['/about_us', '/privacy', '/terms', '/refund']);
  expect(textHref('articles', 'lease')).toBe('/news/lease');
});

it('The specification spells some paths in two ways', () => {
  expect(matchRoute('/Financial')).toEqual(matchRoute('/financial'));
  expect(matchRoute('/news/lease').params).toEqual({ slug: 'lease' });
});
