import type { Context } from 'hono';
import { AppError } from '../core/AppError.ts';
import type { FilePart, Files, NoSuchPart } from '../files/Files.ts';
import { getFileType } from '../files/fileTypes.ts';
import { isNotModified } from './ResponseCache.ts';

const CACHE_FOREVER = 'public, max-age=31536000, immutable';
/** For a placeholder served while the requested file is being made. */
const NO_CACHE = 'no-cache';

export type Stores = readonly Pick<Files, 'get'>[];

async function findFirst(
  stores: Stores,
  keys: readonly string[],
  range: string | undefined,
): Promise<{ key: string; filePart: FilePart | NoSuchPart }> {
  for (const key of keys) {
    for (const store of stores) {
      const filePart = await store.get(key, range);
      if (filePart) return { key, filePart };
    }
  }
  throw new AppError({ code: 'not_found' });
}

/** Candidate keys in order; those not in `finalKeys` are placeholders. */
export interface FileKeys {
  keys: readonly string[];
  finalKeys: readonly string[];
}

/** Serves an immutable file: whole, in part, or 304. A placeholder is not cached. */
export async function serveFile(c: Context, stores: Stores, { keys, finalKeys }: FileKeys): Promise<Response> {
  const toEtag = (key: string) => `"${key.split('/').at(-1)}"`;
  const ifRange = c.req.header('if-range');
  const requestedRange = c.req.method === 'GET' ? c.req.header('range') : undefined;
  let { key, filePart } = await findFirst(stores, keys, requestedRange);
  if (requestedRange !== undefined && ifRange !== undefined && ifRange !== toEtag(key)) {
    if ('body' in filePart && filePart.body instanceof ReadableStream) await filePart.body.cancel();
    ({ key, filePart } = await findFirst(stores, [key], undefined));
  }
  const etag = toEtag(key);
  const isFinal = finalKeys.includes(key);
  const headers: Record<string, string> = {
    'content-type': getFileType(key),
    etag,
    'cache-control': isFinal ? CACHE_FOREVER : NO_CACHE,
    'accept-ranges': 'bytes',
  };
  if (filePart.range === 'unsatisfiable') return c.body(null, 416, { 'content-range': `bytes */${filePart.size}` });
  const { size, range, body } = filePart;
  if (isNotModified(c.req.header('if-none-match'), etag)) {
    if (body instanceof ReadableStream) await body.cancel();
    return c.body(null, 304, headers);
  }
  if (!range) return c.body(body, 200, { ...headers, 'content-length': String(size) });
  return c.body(body, 206, { ...headers, 'content-range': `bytes ${range.first}-${range.last}/${size}` });
}
