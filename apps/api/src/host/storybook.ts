import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import type { Hono } from 'hono';
import { contentSecurityPolicy } from './securityHeaders.ts';

const PATH = '/storybook';
const HASHED = `${PATH}/assets/`;
const FOR_EVER = 'public, max-age=31536000, immutable';
const NOT_YET =
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

const inlineHashes = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );

/**
 * Serves the built Storybook under `/storybook/`. Files are looked up per request, because the build may end after the
 * server has started. Only its own pages may frame each other.
 */
export function serveStorybook(site: Hono, directory: string): void {
  site.get(PATH, (c) => c.redirect(`${PATH}/`, 308));
  site.get(`${PATH}/*`, async (c, next) => {
    const wanted = c.req.path.slice(PATH.length);
    const file = wanted.endsWith('/') ? `${wanted}index.html` : wanted;
    const type = TYPES[extname(file)];
    if (!type || normalize(file) !== file || /%|\/\./.test(file)) return next();
    const bytes = await readFile(join(directory, file)).catch(() => undefined);
    // The build writes its frame last.
    const isReady = existsSync(join(directory, 'iframe.html'));
    if (!isReady && file === '/index.html') return c.html(NOT_YET, 503, { 'retry-after': '10' });
    if (!bytes) return next();
    const pageHeaders = file.endsWith('.html') && {
      'content-security-policy': contentSecurityPolicy({
        scriptHashes: inlineHashes(bytes.toString('utf8')),
        frames: "'self'",
      }),
      'x-frame-options': 'SAMEORIGIN',
    };
    return c.body(Uint8Array.from(bytes), 200, {
      'content-type': type,
      'cache-control': c.req.path.startsWith(HASHED) ? FOR_EVER : 'no-cache',
      ...pageHeaders,
    });
  });
}
