import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { html } from 'hono/html';

const COOKIE = 'dev_token';
const COOKIE_PATH = '/dev';
const OPEN_PATH = '/dev/open';
const TOKEN_FILE = 'dev-token';
const TOKEN = /^[\w-]{43}$/;
const TOKEN_BYTES = 32;

export function readDevToken(dataDirectory: string): string {
  const file = join(dataDirectory, TOKEN_FILE);
  try {
    const token = readFileSync(file, 'utf8');
    if (TOKEN.test(token)) return token;
  } catch {
    // No token yet: this is the first start.
  }
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  writeFileSync(file, token, { mode: 0o600 });
  return token;
}

/** Link that opens the product and gives its browser access to the development pages. */
export const buildDevLink = (origin: string, token: string): string => `${origin}${OPEN_PATH}?token=${token}`;

const computeDigest = (text: string) => createHash('sha256').update(text).digest();
const isSameToken = (givenToken: string | undefined, token: string): boolean =>
  givenToken !== undefined && timingSafeEqual(computeDigest(givenToken), computeDigest(token));

const explanation = html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Open the link from the terminal</title></head>
<body>
<h1>Open the link from the terminal</h1>
<p>This page is only for the person who started the server. When it started, it printed a link that contains <code>${OPEN_PATH}?token=</code>. Open that link in this browser, then come back to this page.</p>
<div lang="ar" dir="rtl">
<h1>افتح الرابط الظاهر في نافذة الأوامر</h1>
<p>هذه الصفحة لمن شغّل الخادم فقط. عند التشغيل ظهر رابط يحتوي على <code dir="ltr">${OPEN_PATH}?token=</code>. افتح هذا الرابط في هذا المتصفح، ثم ارجع إلى هذه الصفحة.</p>
</div>
</body>
</html>
`;

/** Admits browsers that opened the printed link. An address proves nothing: a local proxy may rewrite `Host`. */
export const requireDevToken =
  (token: string): MiddlewareHandler =>
  async (c, next) => {
    c.header('cache-control', 'no-store');
    if (!isSameToken(getCookie(c, COOKIE), token)) return c.html(explanation, 403);
    await next();
    c.header('cache-control', 'no-store');
  };

export function serveDevAccess(site: Hono, token: string): void {
  site.get(OPEN_PATH, (c) => {
    c.header('cache-control', 'no-store');
    if (!isSameToken(c.req.query('token'), token)) return c.html(explanation, 403);
    setCookie(c, COOKIE, token, { path: COOKIE_PATH, httpOnly: true, sameSite: 'Lax' });
    return c.redirect('/', 303);
  });
}
