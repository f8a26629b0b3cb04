import { MAX_QUERY_LENGTH } from '@mashrabiya/contract';
import type { MiddlewareHandler } from 'hono';
import { MAX_URL_LENGTH } from '../app/requestLimits.ts';

/** Redirects a URL that is too long to one with a search text one above the limit, so that the page shows the error. */
export const redirectLongUrl: MiddlewareHandler = async (c, next) => {
  const isPage = c.req.method === 'GET' && c.req.header('accept')?.includes('text/html');
  if (!isPage || c.req.url.length <= MAX_URL_LENGTH) return next();
  const { pathname, searchParams } = new URL(c.req.url);
  const query = searchParams.get('query')?.slice(0, MAX_QUERY_LENGTH + 1);
  if (!query || pathname.startsWith('//')) return next();
  return c.redirect(`${pathname}?${new URLSearchParams({ query })}`);
};
