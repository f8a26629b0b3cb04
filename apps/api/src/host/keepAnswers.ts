import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { bytesOf } from '../app/answerBytes.ts';
import { KEEP_HEADER } from '../app/bind.ts';
import { type Forwarding, sentIn } from '../request/Forwarding.ts';
import { type AnswerCache, isKnown, type KeptAnswer } from './AnswerCache.ts';
import { answerKey } from './answerKey.ts';

type Kept = Omit<KeptAnswer, 'expiresAt'>;

/**
 * Hands the same bytes to everybody who asks the same within the seconds that an answer names in `KEEP_HEADER`. Those
 * who ask while the answer is being made wait for it instead of making it again.
 */
export function keepAnswers(cache: AnswerCache, forwarding: Forwarding): MiddlewareHandler {
  const underWay = new Map<string, Promise<Kept | undefined>>();
  return async (c, next) => {
    const key = keyOf(c, forwarding);
    if (key === undefined) {
      await next();
      c.res.headers.delete(KEEP_HEADER);
      return;
    }
    // No await before `underWay` is set: two requests would both make the answer.
    const other = underWay.get(key);
    const known = cache.get(key) ?? (other && (await other));
    if (known) {
      c.res = responseOf(known, c.req.header('if-none-match'));
      return;
    }
    const making = make(c, next, cache, key);
    underWay.set(key, making);
    try {
      const kept = await making;
      if (kept) {
        // Hono adds the headers of the answer that is replaced, unless it is taken away first.
        c.res = undefined;
        c.res = responseOf(kept, c.req.header('if-none-match'));
      }
    } finally {
      underWay.delete(key);
    }
  };
}

function keyOf(c: Context, forwarding: Forwarding): string | undefined {
  const { pathname, search } = new URL(c.req.url);
  return answerKey({
    method: c.req.method,
    origin: forwarding.originOf(sentIn(c)),
    path: pathname + search,
    acceptLanguage: c.req.header('accept-language'),
    acceptEncoding: c.req.header('accept-encoding'),
    cookie: c.req.header('cookie'),
    authorization: c.req.header('authorization'),
  });
}

async function make(c: Context, next: () => Promise<void>, cache: AnswerCache, key: string): Promise<Kept | undefined> {
  await next();
  const seconds = Number(c.res.headers.get(KEEP_HEADER) ?? 0);
  c.res.headers.delete(KEEP_HEADER);
  if (c.res.status !== 200 || seconds === 0) return undefined;
  const body = await bytesOf(c.res);
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  const headers = [...c.res.headers, ['etag', etag]];
  const kept: Kept = {
    etag,
    body,
    headers: [...headers, ['content-length', String(body.byteLength)]].flat(),
    notModifiedHeaders: headers.filter(([name]) => name !== 'content-type' && name !== 'content-encoding').flat(),
  };
  cache.set(key, kept, seconds);
  return kept;
}

function responseOf({ etag, body, headers, notModifiedHeaders }: Kept, ifNoneMatch: string | undefined): Response {
  const pairs = (flat: string[]) =>
    flat.flatMap((name, i): [string, string][] => (i % 2 ? [] : [[name, flat[i + 1] ?? '']]));
  return isKnown(ifNoneMatch, etag)
    ? new Response(null, { status: 304, headers: pairs(notModifiedHeaders) })
    : new Response(body, { headers: pairs(headers) });
}
