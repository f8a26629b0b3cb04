import { IMAGES_PATH, PROFILE_IMAGES_PATH } from '@mashrabiya/contract';
import type { Hono } from 'hono';
import { AppError } from '../core/AppError.ts';
import { listNearestFiles } from '../media/rules/pictureFiles.ts';
import { AVATAR_FOLDER } from '../media/services/avatar.ts';
import { type Stores, serveFile } from './storedFiles.ts';

const FILE_NAME = /^[\w-]+\.(avif|webp)$/;
const DEFAULT_WIDTH = 960;

const resolveVariant = (name: string): string =>
  /-\d+\.\w+$/.test(name) ? name : (listNearestFiles(name, DEFAULT_WIDTH)[1] ?? name);

function validateName(name: string): string {
  if (!FILE_NAME.test(name)) throw new AppError({ code: 'not_found' });
  return name;
}

/** Serves pictures from the first store that has them. Only plain names are looked up. */
export function serveImages(site: Hono, stores: Stores): void {
  site.get(`${IMAGES_PATH}/:name`, (c) => {
    const name = validateName(c.req.param('name'));
    const keys = listNearestFiles(name, DEFAULT_WIDTH);
    return serveFile(c, stores, { keys, finalKeys: [keys[0] ?? name, resolveVariant(name)] });
  });
  site.get(`${PROFILE_IMAGES_PATH}/:name`, (c) => {
    const keys = [`${AVATAR_FOLDER}/${validateName(c.req.param('name'))}`];
    return serveFile(c, stores, { keys, finalKeys: keys });
  });
}
