import { createHash } from 'node:crypto';
import { API_PREFIX } from '@mashrabiya/contract';
import type { Context, MiddlewareHandler } from 'hono';
import { CACHE_SECONDS_HEADER } from '../app/registerCall.ts';
import { readResponseBytes } from '../app/responseBytes.ts';
import { type Forwarding, getSource } from '../request/Forwarding.ts';
import { CACHED_ROUTE, setContextRoute } from '../request/requestRoutes.ts';
import { type CachedResponse, canSendNotModified, type ResponseCache } from './ResponseCache.ts';
import { buildResponseKey, hasOwnLanguage, type RequestFacts } from './responseKey.ts';

/** Seconds for which shared caches may serve an expired response while they fetch the next one. */
const STALE_SECONDS = 600;

/** 404 and 410 too: a shared cache that may not store them would go on serving the removed page. */
const CACHED_STATUSES: ReadonlySet<number> = new Set([200, 404, 410]);

/**
 * Serves identical requests from the cache for the seconds in `CACHE_SECONDS_HEADER`. Concurrent requests wait for the
 * same answer instead of repeating the work.
 */
export function cacheResponses(cache: ResponseCache, forwarding: Forwarding): MiddlewareHandler {
  const pendingResponses = new Map<string, Promise<CachedResponse | undefined>>();
  return async (c, next) => {
    const facts = toFacts(c, forwarding);
    const key = buildResponseKey(facts);
    if (key === undefined) {
      await next();
      c.res.headers.delete(CACHE_SECONDS_HEADER);
      return;
    }
    // While the database is unavailable, cached answers are served until they expire.
    await cache.refresh().catch(() => undefined);
    // Requests after a change of the data do not share the work that began before it.
    const pendingKey = `${cache.version} ${key}`;
    // No await from here until `pendingResponses` is set: two requests would both start the work.
    const pendingResponse = pendingResponses.get(pendingKey);
    const cachedResponse = cache.get(key) ?? (pendingResponse && (await pendingResponse));
    if (cachedResponse) {
      setContextRoute(c, CACHED_ROUTE);
      c.res = toResponse(cachedResponse, facts, c.req.header('if-none-match'));
      return;
    }
    const response = createCachedResponse(c, next, cache, key);
    pendingResponses.set(pendingKey, response);
    try {
      const sharedResponse = await response;
      if (sharedResponse) {
        // Hono merges the headers of a replaced answer unless it is unset first.
        c.res = undefined;
        c.res = toResponse(sharedResponse, facts, c.req.header('if-none-match'));
      }
    } finally {
      pendingResponses.delete(pendingKey);
    }
  };
}

function toFacts(c: Context, forwarding: Forwarding): RequestFacts {
  const { pathname, search } = new URL(c.req.url);
  return {
    method: c.req.method,
    origin: forwarding.getOrigin(getSource(c)),
    path: pathname + search,
    acceptLanguage: c.req.header('accept-language'),
    acceptEncoding: c.req.header('accept-encoding'),
    cookie: c.req.header('cookie'),
    authorization: c.req.header('authorization'),
  };
}

/**
 * Allows shared caches (a CDN, nginx) to reuse a response, and to serve a page stale while they fetch the next one.
 * Browsers revalidate. Only shared caches read `CDN-Cache-Control` (RFC 9213): a browser would apply
 * `stale-while-revalidate` to a page after its language was switched. The path as `Surrogate-Key` purges the page in
 * all languages.
 */
function setSharedCaching({ headers, status }: Response, encodedPath: string, seconds: number): void {
  const canBeStale = status === 200 && !encodedPath.startsWith(`${API_PREFIX}/`);
  headers.set('cache-control', `${headers.get('cache-control') ?? 'public, max-age=0'}, s-maxage=${seconds}`);
  headers.set(
    'cdn-cache-control',
    `public, max-age=${seconds}${canBeStale ? `, stale-while-revalidate=${STALE_SECONDS}` : ''}`,
  );
  // A CDN purges the page in all languages by this key.
  headers.set('surrogate-key', encodedPath);
}

async function createCachedResponse(
  c: Context,
  next: () => Promise<void>,
  cache: ResponseCache,
  key: string,
): Promise<CachedResponse | undefined> {
  const { version } = cache;
  await next();
  const seconds = Number(c.res.headers.get(CACHE_SECONDS_HEADER) ?? 0);
  c.res.headers.delete(CACHE_SECONDS_HEADER);
  if (seconds === 0 || !CACHED_STATUSES.has(c.res.status)) return undefined;
  setSharedCaching(c.res, new URL(c.req.url).pathname, seconds);
  const body = await readResponseBytes(c.res);
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  const headers = [...c.res.headers, ['etag', etag]];
  const newResponse: CachedResponse = {
    version,
    status: c.res.status,
    etag,
    body,
    headers: [...headers, ['content-length', String(body.byteLength)]].flat(),
    notModifiedHeaders: headers.filter(([name]) => name !== 'content-type' && name !== 'content-encoding').flat(),
  };
  cache.set(key, newResponse, seconds);
  return newResponse;
}

const SHARED_CACHE_HEADERS: ReadonlySet<string> = new Set(['cdn-cache-control', 'surrogate-key']);

/** Headers of a cached response for one request: a page in the language of a cookie is for its visitor alone. */
export const adaptHeaders = (headers: readonly string[], facts: RequestFacts): string[] =>
  hasOwnLanguage(facts)
    ? toPairs(headers).flatMap(([name, value]) => {
        if (SHARED_CACHE_HEADERS.has(name)) return [];
        return [name, name === 'cache-control' ? 'private, no-cache' : value];
      })
    : [...headers];

const toPairs = (flatHeaders: readonly string[]) =>
  flatHeaders.flatMap((name, i): [string, string][] => (i % 2 ? [] : [[name, flatHeaders[i + 1] ?? '']]));

function toResponse(cachedResponse: CachedResponse, facts: RequestFacts, ifNoneMatch: string | undefined): Response {
  const { status, body, headers, notModifiedHeaders } = cachedResponse;
  const toAdaptedPairs = (flatHeaders: string[]) => toPairs(adaptHeaders(flatHeaders, facts));
  return canSendNotModified(cachedResponse, ifNoneMatch)
    ? new Response(null, { status: 304, headers: toAdaptedPairs(notModifiedHeaders) })
    : new Response(body, { status, headers: toAdaptedPairs(headers) });
}
