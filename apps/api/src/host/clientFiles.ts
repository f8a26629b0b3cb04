import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { type Encoding, getAcceptedEncoding } from './encoding.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
const SUFFIX_BY_ENCODING: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };
/** The build names these files by content hash. */
const HASHED_PATH = '/assets/';
const CACHE_FOREVER = 'public, max-age=31536000, immutable';
const CACHE_ONE_HOUR = 'public, max-age=3600';

/** Lists the files of a browser bundle by URL path; hidden files and build metadata are excluded. */
function listFiles(directory: string): ReadonlySet<string> {
  if (!existsSync(directory)) return new Set();
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
  return new Set(paths.filter((path) => !path.includes('/.')));
}

/** Serves the browser bundle, precompressed if accepted. The list of files is fixed, so no path can lead elsewhere. */
export function serveClientFiles(directory: string): MiddlewareHandler {
  const files = listFiles(directory);
  return async (c, next) => {
    const { path } = c.req;
    const type = TYPES[extname(path)];
    if (!files.has(path) || !type || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) return next();
    const acceptedEncoding = getAcceptedEncoding(c.req.header('accept-encoding'));
    const encoding = files.has(path + SUFFIX_BY_ENCODING[acceptedEncoding]) ? acceptedEncoding : 'identity';
    const bytes = await readFile(join(directory, path + SUFFIX_BY_ENCODING[encoding]));
    return c.body(Uint8Array.from(bytes), 200, {
      'content-type': type,
      'cache-control': path.startsWith(HASHED_PATH) ? CACHE_FOREVER : CACHE_ONE_HOUR,
      vary: 'Accept-Encoding',
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    });
  };
}
