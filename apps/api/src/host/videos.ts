import { VIDEOS_PATH } from '@mashrabiya/contract';
import type { Hono } from 'hono';
import { AppError } from '../core/AppError.ts';
import { answerFile, type Stores } from './storedFiles.ts';

const NAME = /^[\w-]+\.(mp4|vtt)$/;

/** Only plain names are looked up. */
export function serveVideos(site: Hono, stores: Stores): void {
  site.get(`${VIDEOS_PATH}/:name`, (c) => {
    const name = c.req.param('name');
    if (!NAME.test(name)) throw new AppError({ code: 'not_found' });
    return answerFile(c, stores, { keys: [name], meant: [name] });
  });
}
