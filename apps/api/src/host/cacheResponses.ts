import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { CACHE_SECONDS_HEADER } from '../app/bind.ts';
import { bytesOf } from '../app/responseBytes.ts';
import { type Forwarding, sentIn } from '../request/Forwarding.ts';
import { type CachedResponse, isKnown, type ResponseCache } from './ResponseCache.ts';
import { responseKey } from './responseKey.ts';

type NewResponse = Omit<CachedResponse, 'expiresAt'>;

/**
 * Serves identical requests from the cache for the seconds in `CACHE_SECONDS_HEADER`. Concurrent requests wait for the
 * same answer instead of repeating the work.
 */
export function cacheResponses(cache: ResponseCache, forwarding: Forwarding): MiddlewareHandler {
  const underWay = new Map<string, Promise<NewResponse | undefined>>();
  return async (c, next) => {
    const key = keyOf(c, forwarding);
    if (key === undefined) {
      await next();
      c.res.headers.delete(CACHE_SECONDS_HEADER);
      return;
    }
    // While the database is unavailable, cached answers are served until they expire.
    await cache.refresh().catch(() => undefined);
    // No await from here until `underWay` is set: two requests would both start the work.
    const other = underWay.get(key);
    const known = cache.get(key) ?? (other && (await other));
    if (known) {
      c.res = responseOf(known, c.req.header('if-none-match'));
      return;
    }
    const making = make(c, next, cache, key);
    underWay.set(key, making);
    try {
      const cached = await making;
      if (cached) {
        // Hono merges the headers of a replaced answer unless it is unset first.
        c.res = undefined;
        c.res = responseOf(cached, c.req.header('if-none-match'));
      }
    } finally {
      underWay.delete(key);
    }
  };
}

function keyOf(c: Context, forwarding: Forwarding): string | undefined {
  const { pathname, search } = new URL(c.req.url);
  return responseKey({
    method: c.req.method,
    origin: forwarding.originOf(sentIn(c)),
    path: pathname + search,
    acceptLanguage: c.req.header('accept-language'),
    acceptEncoding: c.req.header('accept-encoding'),
    cookie: c.req.header('cookie'),
    authorization: c.req.header('authorization'),
  });
}

async function make(
  c: Context,
  next: () => Promise<void>,
  cache: ResponseCache,
  key: string,
): Promise<NewResponse | undefined> {
  const { version } = cache;
  await next();
  const seconds = Number(c.res.headers.get(CACHE_SECONDS_HEADER) ?? 0);
  c.res.headers.delete(CACHE_SECONDS_HEADER);
  if (c.res.status !== 200 || seconds === 0) return undefined;
  const body = await bytesOf(c.res);
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  const headers = [...c.res.headers, ['etag', etag]];
  const cached: NewResponse = {
    version,
    etag,
    body,
    headers: [...headers, ['content-length', String(body.byteLength)]].flat(),
    notModifiedHeaders: headers.filter(([name]) => name !== 'content-type' && name !== 'content-encoding').flat(),
  };
  cache.set(key, cached, seconds);
  return cached;
}

function responseOf(
  { etag, body, headers, notModifiedHeaders }: NewResponse,
  ifNoneMatch: string | undefined,
): Response {
  const pairs = (flat: string[]) =>
    flat.flatMap((name, i): [string, string][] => (i % 2 ? [] : [[name, flat[i + 1] ?? '']]));
  return isKnown(ifNoneMatch, etag)
    ? new Response(null, { status: 304, headers: pairs(notModifiedHeaders) })
    : new Response(body, { headers: pairs(headers) });
}
