import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { CACHE_SECONDS_HEADER } from '../app/bind.ts';
import { readBytes } from '../app/responseBytes.ts';
import { type Forwarding, getSource } from '../request/Forwarding.ts';
import { type CachedResponse, isNotModified, type ResponseCache } from './ResponseCache.ts';
import { buildResponseKey } from './responseKey.ts';

type NewResponse = Omit<CachedResponse, 'expiresAt'>;

/**
 * Serves identical requests from the cache for the seconds in `CACHE_SECONDS_HEADER`. Concurrent requests wait for the
 * same answer instead of repeating the work.
 */
export function cacheResponses(cache: ResponseCache, forwarding: Forwarding): MiddlewareHandler {
  const pendingResponses = new Map<string, Promise<NewResponse | undefined>>();
  return async (c, next) => {
    const key = buildKey(c, forwarding);
    if (key === undefined) {
      await next();
      c.res.headers.delete(CACHE_SECONDS_HEADER);
      return;
    }
    // While the database is unavailable, cached answers are served until they expire.
    await cache.refresh().catch(() => undefined);
    // No await from here until `pendingResponses` is set: two requests would both start the work.
    const pendingResponse = pendingResponses.get(key);
    const cachedResponse = cache.get(key) ?? (pendingResponse && (await pendingResponse));
    if (cachedResponse) {
      c.res = toResponse(cachedResponse, c.req.header('if-none-match'));
      return;
    }
    const response = createCachedResponse(c, next, cache, key);
    pendingResponses.set(key, response);
    try {
      const cached = await response;
      if (cached) {
        // Hono merges the headers of a replaced answer unless it is unset first.
        c.res = undefined;
        c.res = toResponse(cached, c.req.header('if-none-match'));
      }
    } finally {
      pendingResponses.delete(key);
    }
  };
}

function buildKey(c: Context, forwarding: Forwarding): string | undefined {
  const { pathname, search } = new URL(c.req.url);
  return buildResponseKey({
    method: c.req.method,
    origin: forwarding.getOrigin(getSource(c)),
    path: pathname + search,
    acceptLanguage: c.req.header('accept-language'),
    acceptEncoding: c.req.header('accept-encoding'),
    cookie: c.req.header('cookie'),
    authorization: c.req.header('authorization'),
  });
}

async function createCachedResponse(
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
  const body = await readBytes(c.res);
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

function toResponse(
  { etag, body, headers, notModifiedHeaders }: NewResponse,
  ifNoneMatch: string | undefined,
): Response {
  const pairs = (flat: string[]) =>
    flat.flatMap((name, i): [string, string][] => (i % 2 ? [] : [[name, flat[i + 1] ?? '']]));
  return isNotModified(ifNoneMatch, etag)
    ? new Response(null, { status: 304, headers: pairs(notModifiedHeaders) })
    : new Response(body, { headers: pairs(headers) });
}
