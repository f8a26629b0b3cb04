import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Hono } from 'hono';
import { MAP_TILES_PATH } from '../app/mapSources.ts';
import { AppError } from '../core/AppError.ts';
import { parseByteRange } from '../files/byteRange.ts';

/** The file may be replaced while the server runs; browsers notice by its tag. */
const CACHE_ONE_HOUR = 'public, max-age=3600';

/** Serves ranges: browsers read the directory of a PMTiles file, then single tiles. */
export function serveMapTiles(site: Hono, path: string | null): void {
  if (path === null) return;
  site.get(MAP_TILES_PATH, async (c) => {
    const file = await stat(path).catch(() => undefined);
    if (!file) throw new AppError({ code: 'not_found' });
    const range = parseByteRange(c.req.header('range'), file.size);
    if (range === 'unsatisfiable') return c.body(null, 416, { 'content-range': `bytes */${file.size}` });
    if (file.size === 0) return c.body('', 200, { 'content-length': '0' });
    const { first, last } = range ?? { first: 0, last: file.size - 1 };
    const bytes = Readable.toWeb(createReadStream(path, { start: first, end: last })) as ReadableStream<Uint8Array>;
    return c.body(bytes, range ? 206 : 200, {
      'content-type': 'application/octet-stream',
      'content-length': String(last - first + 1),
      'accept-ranges': 'bytes',
      'cache-control': CACHE_ONE_HOUR,
      etag: `"${file.size.toString(36)}-${Math.trunc(file.mtimeMs).toString(36)}"`,
      ...(range && { 'content-range': `bytes ${first}-${last}/${file.size}` }),
    });
  });
}
