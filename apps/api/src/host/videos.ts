import { VIDEOS_PATH } from '@mashrabiya/contract';
import type { Hono } from 'hono';
import { AppError } from '../core/AppError.ts';
import { type Stores, serveFile } from './storedFiles.ts';

const FILE_NAME = /^[\w-]+\.(mp4|vtt)$/;

/** Serves videos; looks up plain names only. */
export function serveVideos(site: Hono, stores: Stores): void {
  site.get(`${VIDEOS_PATH}/:name`, (c) => {
    const name = c.req.param('name');
    if (!FILE_NAME.test(name)) throw new AppError({ code: 'not_found' });
    return serveFile(c, stores, { keys: [name], finalKeys: [name] });
  });
}
