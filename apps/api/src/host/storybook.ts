import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import type { Hono } from 'hono';
import { buildContentSecurityPolicy } from './securityHeaders.ts';

const STORYBOOK_PATH = '/storybook';
const HASHED_PATH = `${STORYBOOK_PATH}/assets/`;
const CACHE_FOREVER = 'public, max-age=31536000, immutable';
const BUILD_PENDING_TEXT =
  '<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="10"><title>Storybook</title>' +
  '<p>Building Storybook. This page reloads until it is ready.</p>';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const hashInlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );

/** Serves the built Storybook. Files are looked up per request, because the build may end after the server's start. */
export function serveStorybook(site: Hono, directory: string): void {
  site.get(STORYBOOK_PATH, (c) => c.redirect(`${STORYBOOK_PATH}/`, 308));
  site.get(`${STORYBOOK_PATH}/*`, async (c, next) => {
    const requestedPath = c.req.path.slice(STORYBOOK_PATH.length);
    const file = requestedPath.endsWith('/') ? `${requestedPath}index.html` : requestedPath;
    const type = TYPES[extname(file)];
    if (!type || normalize(file) !== file || /%|\/\./.test(file)) return next();
    const bytes = await readFile(join(directory, file)).catch(() => undefined);
    // The build writes this file last: once it exists, the build is complete.
    const isReady = existsSync(join(directory, 'iframe.html'));
    if (!isReady && file === '/index.html') return c.html(BUILD_PENDING_TEXT, 503, { 'retry-after': '10' });
    if (!bytes) return next();
    const pageHeaders = file.endsWith('.html') && {
      'content-security-policy': buildContentSecurityPolicy({
        scriptHashes: hashInlineScripts(bytes.toString('utf8')),
        frameAncestors: "'self'",
      }),
      'x-frame-options': 'SAMEORIGIN',
    };
    return c.body(Uint8Array.from(bytes), 200, {
      'content-type': type,
      'cache-control': c.req.path.startsWith(HASHED_PATH) ? CACHE_FOREVER : 'no-cache',
      ...pageHeaders,
    });
  });
}
