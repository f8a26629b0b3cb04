import { randomBytes } from 'node:crypto';
import type { Turn } from '../../app/limitConcurrency.ts';
import { decoding, openPicture } from './pictures.ts';

/** Where the pictures of persons are stored. */
export const AVATAR_FOLDER = 'profile';

/** Twice the side, in pixels, of the largest that is shown. */
const AVATAR_SIDE = 256;
const QUALITY = 80;

export interface Avatar {
  /** File name below the profile pictures' path. It is new each time, so that an old picture is never shown for it. */
  name: string;
  content: Blob;
}

/**
 * Makes a person's picture of what they sent: square, upright, and drawn anew, so that nothing else of the file is left,
 * such as where it was taken.
 * @throws {PictureError}
 */
export async function makeAvatar(bytes: Uint8Array, turn: Turn): Promise<Avatar> {
  const webp = await decoding(async () => {
    const picture = await openPicture(bytes);
    return picture
      .autoOrient()
      .resize(AVATAR_SIDE, AVATAR_SIDE, { fit: 'cover', position: 'attention' })
      .toColourspace('srgb')
      .webp({ quality: QUALITY })
      .toBuffer();
  }, turn);
  const content = new Blob([Uint8Array.from(webp)], { type: 'image/webp' });
  return { name: `${randomBytes(16).toString('hex')}.webp`, content };
}
