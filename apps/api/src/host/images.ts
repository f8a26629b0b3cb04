import { IMAGES_PATH, PROFILE_IMAGES_PATH } from '@mashrabiya/contract';
import type { Hono } from 'hono';
import { AppError } from '../core/AppError.ts';
import { nearestFiles } from '../media/rules/pictureFiles.ts';
import { AVATAR_FOLDER } from '../media/services/avatar.ts';
import { answerFile, type Stores } from './storedFiles.ts';

const NAME = /^[\w-]+\.(avif|webp)$/;
const BARE_WIDTH = 960;

const meantBy = (name: string): string =>
  /-\d+\.\w+$/.test(name) ? name : (nearestFiles(name, BARE_WIDTH)[1] ?? name);

function plainName(name: string): string {
  if (!NAME.test(name)) throw new AppError({ code: 'not_found' });
  return name;
}

/** Serves pictures from the first store that has them. Only plain names are looked up. */
export function serveImages(site: Hono, stores: Stores): void {
  site.get(`${IMAGES_PATH}/:name`, (c) => {
    const name = plainName(c.req.param('name'));
    const keys = nearestFiles(name, BARE_WIDTH);
    return answerFile(c, stores, { keys, meant: [keys[0] ?? name, meantBy(name)] });
  });
  site.get(`${PROFILE_IMAGES_PATH}/:name`, (c) => {
    const keys = [`${AVATAR_FOLDER}/${plainName(c.req.param('name'))}`];
    return answerFile(c, stores, { keys, meant: keys });
  });
}
