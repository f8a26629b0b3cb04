import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { IMAGES_PATH, pictureFile } from '@mashrabiya/contract';
import type { Context, Hono } from 'hono';
import { AppError } from '../app/AppError.ts';
import { isKnown } from './AnswerCache.ts';
import { byteRangeOf } from './byteRange.ts';

const NAME = /^[\w-]+\.(avif|webp)$/;
/** A bare `{name}.webp` stands for this width. */
const BARE_WIDTH = 960;
const FOR_EVER = 'public, max-age=31536000, immutable';

/** The first of the directories' files of this name. */
async function readFirst(directories: readonly string[], name: string): Promise<Buffer | undefined> {
  for (const directory of directories) {
    const bytes = await readFile(join(directory, name)).catch(() => undefined);
    if (bytes) return bytes;
  }
  return undefined;
}

/** The picture, the part of it that is asked for, or that the client has it already. */
function answerPicture(c: Context, bytes: Buffer, own: { 'content-type': string; etag: string }): Response {
  const headers = { ...own, 'cache-control': FOR_EVER, 'accept-ranges': 'bytes' };
  if (isKnown(c.req.header('if-none-match'), own.etag)) return c.body(null, 304, headers);
  const isSame = (c.req.header('if-range') ?? own.etag) === own.etag;
  const range = isSame && c.req.method === 'GET' ? byteRangeOf(c.req.header('range'), bytes.length) : undefined;
  if (range === 'unsatisfiable') return c.body(null, 416, { 'content-range': `bytes */${bytes.length}` });
  if (!range) return c.body(Uint8Array.from(bytes), 200, headers);
  const part = Uint8Array.from(bytes.subarray(range.first, range.last + 1));
  return c.body(part, 206, { ...headers, 'content-range': `bytes ${range.first}-${range.last}/${bytes.length}` });
}

/**
 * Serves pictures out of the stores, the first that has one. Names come from the content, so they are kept for ever;
 * only plain names are looked up, so no address leads out of a store.
 */
export function serveImages(site: Hono, directories: readonly string[]): void {
  site.get(`${IMAGES_PATH}/:name`, async (c) => {
    const name = c.req.param('name');
    const format = NAME.exec(name)?.[1];
    if (!format) throw new AppError({ code: 'not_found' });
    const bare = format === 'webp' ? pictureFile(name, 'webp', BARE_WIDTH) : name;
    const bytes = (await readFirst(directories, name)) ?? (await readFirst(directories, bare));
    if (!bytes) throw new AppError({ code: 'not_found' });
    return answerPicture(c, bytes, { 'content-type': `image/${format}`, etag: `"${name}"` });
  });
}
