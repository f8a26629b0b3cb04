import { randomBytes } from 'node:crypto';
import type { TaskOptions } from '../../app/limitConcurrency.ts';
import { openPicture, runDecoding } from './decodePicture.ts';

export const AVATAR_FOLDER = 'profile';

/** Pixels; twice the side of the largest display size. */
const AVATAR_SIDE = 256;
const QUALITY = 80;

export interface Avatar {
  /** File name below the path of profile pictures. New for each upload, so that caches never show an old picture. */
  name: string;
  content: Blob;
}

/**
 * Creates a profile picture: square, upright, and re-encoded, so that no metadata remains, such as the location.
 * @throws {PictureError}
 */
export async function createAvatar(bytes: Uint8Array, taskOptions: TaskOptions): Promise<Avatar> {
  const webp = await runDecoding(async () => {
    const picture = await openPicture(bytes);
    return picture
      .autoOrient()
      .resize(AVATAR_SIDE, AVATAR_SIDE, { fit: 'cover', position: 'attention' })
      .toColourspace('srgb')
      .webp({ quality: QUALITY })
      .toBuffer();
  }, taskOptions);
  const content = new Blob([Uint8Array.from(webp)], { type: 'image/webp' });
  return { name: `${randomBytes(16).toString('hex')}.webp`, content };
}
