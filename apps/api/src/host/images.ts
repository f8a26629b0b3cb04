import { IMAGES_PATH, PROFILE_IMAGES_PATH } from '@mashrabiya/contract';
import type { Context, Hono } from 'hono';
import { AppError } from '../app/AppError.ts';
import type { FilePart, Files, NoSuchPart } from '../files/Files.ts';
import { nearestFiles } from '../media/rules/pictureFiles.ts';
import { AVATAR_FOLDER } from '../media/services/avatar.ts';
import { isKnown } from './ResponseCache.ts';

const NAME = /^[\w-]+\.(avif|webp)$/;
/** A bare `{name}.webp` stands for this width. */
const BARE_WIDTH = 960;
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Of a file that is shown in the place of one that is still being made. */
const FOR_NOW = 'no-cache';

type Stores = readonly Pick<Files, 'get'>[];

/** The first file that a store has under one of the keys. */
async function findFirst(
  stores: Stores,
  keys: readonly string[],
  range: string | undefined,
): Promise<{ key: string; found: FilePart | NoSuchPart }> {
  for (const key of keys) {
    for (const store of stores) {
      const found = await store.get(key, range);
      if (found) return { key, found };
    }
  }
  throw new AppError({ code: 'not_found' });
}

/**
 * Answers a file whose content never changes, the part of it that is asked for, or that the client has it already. The
 * first key is the file that is meant, a bare name its usual width; another file in its place is not kept.
 */
async function answerFile(c: Context, stores: Stores, name: string, keys: readonly string[]): Promise<Response> {
  if (!NAME.test(name)) throw new AppError({ code: 'not_found' });
  const etagOf = (key: string) => `"${key.split('/').at(-1)}"`;
  const ifRange = c.req.header('if-range');
  const wanted = c.req.method === 'GET' ? c.req.header('range') : undefined;
  let { key, found } = await findFirst(stores, keys, wanted);
  if (wanted !== undefined && ifRange !== undefined && ifRange !== etagOf(key)) {
    if ('body' in found && found.body instanceof ReadableStream) await found.body.cancel();
    ({ key, found } = await findFirst(stores, [key], undefined));
  }
  const etag = etagOf(key);
  const isMeant = key === keys[0] || key === meantBy(name);
  const headers: Record<string, string> = {
    'content-type': `image/${key.split('.').at(-1)}`,
    etag,
    'cache-control': isMeant ? FOR_EVER : FOR_NOW,
    'accept-ranges': 'bytes',
  };
  if (found.range === 'unsatisfiable') return c.body(null, 416, { 'content-range': `bytes */${found.size}` });
  const { size, range, body } = found;
  if (isKnown(c.req.header('if-none-match'), etag)) {
    if (body instanceof ReadableStream) await body.cancel();
    return c.body(null, 304, headers);
  }
  if (!range) return c.body(body, 200, { ...headers, 'content-length': String(size) });
  return c.body(body, 206, { ...headers, 'content-range': `bytes ${range.first}-${range.last}/${size}` });
}

/** The file that a name stands for: a bare one for its usual width. */
const meantBy = (name: string): string =>
  /-\d+\.\w+$/.test(name) ? name : (nearestFiles(name, BARE_WIDTH)[1] ?? name);

/** Serves pictures out of the stores, the first that has one. Only plain names are looked up. */
export function serveImages(site: Hono, stores: Stores): void {
  site.get(`${IMAGES_PATH}/:name`, (c) => {
    const name = c.req.param('name');
    return answerFile(c, stores, name, nearestFiles(name, BARE_WIDTH));
  });
  site.get(`${PROFILE_IMAGES_PATH}/:name`, (c) => {
    const name = c.req.param('name');
    return answerFile(c, stores, name, [`${AVATAR_FOLDER}/${name}`]);
  });
}
