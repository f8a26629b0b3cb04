import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { IMAGES_PATH, pictureFile } from '@mashrabiya/contract';
import type { Hono } from 'hono';
import { AppError } from '../app/AppError.ts';

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
    return c.body(Uint8Array.from(bytes), 200, { 'content-type': `image/${format}`, 'cache-control': FOR_EVER });
  });
}
