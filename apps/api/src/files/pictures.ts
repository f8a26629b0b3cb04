import { createHash } from 'node:crypto';
import { PICTURE_WIDTHS } from '@mashrabiya/contract';
import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';

/** Why bytes were refused; callers turn the code into words. */
export type PictureErrorCode = 'unsupported_image' | 'image_too_large' | 'broken_image';

export class PictureError extends Error {
  readonly code: PictureErrorCode;

  constructor(code: PictureErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.name = 'PictureError';
    this.code = code;
  }
}

/** A picture ready to be stored: its names, size as shown, placeholder and files. */
export interface Picture {
  /** What the wire calls the picture: `{name}.webp`, name being 16 hex digits of the input's SHA-256. */
  img_name: string;
  /** Pixels of the input after its orientation is applied. */
  width: number;
  height: number;
  /** Base64 ThumbHash, drawn until the picture has come. */
  thumbhash: string;
  variants: { file: string; bytes: Buffer }[];
}

export interface PictureOptions {
  /** AVIF encoding effort, 0 (fast, for uploads) to 9 (small, for pictures made ahead of time). */
  effort?: number;
  /** AVIF quality, 1–100, by width. */
  avifQuality?: Record<(typeof PICTURE_WIDTHS.avif)[number], number>;
  /** WebP quality, 1–100, by width. */
  webpQuality?: Record<(typeof PICTURE_WIDTHS.webp)[number], number>;
}

/** More pixels than any phone camera makes; bombs have more. */
export const PIXEL_LIMIT = 50e6;

const PHOTO_QUALITY = { avif: { 480: 52, 960: 50, 1600: 48 }, webp: { 480: 70, 960: 68 } };

const THUMBHASH_SIDE = 100;

type Kind = 'jpeg' | 'png' | 'webp' | 'avif';

/** The format by the first bytes: only allowed formats ever reach a decoder. */
function kindOf(bytes: Uint8Array): Kind | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 32)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp';
  if (head.slice(4, 8) === 'ftyp' && /avif|avis/.test(head.slice(8))) return 'avif';
  return undefined;
}

function refusal(error: unknown): PictureError {
  const tooLarge = error instanceof Error && /pixel limit/i.test(error.message);
  return new PictureError(tooLarge ? 'image_too_large' : 'broken_image', { cause: error });
}

async function thumbhashOf(image: Sharp): Promise<string> {
  const { data, info } = await image
    .resize(THUMBHASH_SIDE, THUMBHASH_SIDE, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

/**
 * Checks an image and makes everything that is stored of it. Metadata is stripped and orientation applied.
 * A picture narrower than a width keeps its own size under that width's name, so every name always exists.
 * @throws {PictureError}
 */
export async function makePicture(bytes: Uint8Array, options: PictureOptions = {}): Promise<Picture> {
  const { effort = 2, avifQuality = PHOTO_QUALITY.avif, webpQuality = PHOTO_QUALITY.webp } = options;
  if (kindOf(bytes) === undefined) throw new PictureError('unsupported_image');
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  try {
    const input = sharp(bytes, { limitInputPixels: PIXEL_LIMIT, failOn: 'error' });
    const { width, height } = (await input.metadata()).autoOrient;
    // Decoded once, at the largest width that is kept: a full-size decode of every variant would cost memory and time.
    const { data, info } = await input
      .autoOrient()
      .resize({ width: PICTURE_WIDTHS.avif[2], withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const decoded = (): Sharp => sharp(data, { raw });
    const scaled = (width: number): Sharp => decoded().resize({ width, withoutEnlargement: true });
    const variants: Picture['variants'] = [];
    for (const width of PICTURE_WIDTHS.avif) {
      variants.push({
        file: `${name}-${width}.avif`,
        bytes: await scaled(width).avif({ quality: avifQuality[width], effort, chromaSubsampling: '4:2:0' }).toBuffer(),
      });
    }
    for (const width of PICTURE_WIDTHS.webp) {
      variants.push({
        file: `${name}-${width}.webp`,
        bytes: await scaled(width).webp({ quality: webpQuality[width], effort: 4 }).toBuffer(),
      });
    }
    return {
      img_name: `${name}.webp`,
      width,
      height,
      thumbhash: await thumbhashOf(decoded()),
      variants,
    };
  } catch (error) {
    throw refusal(error);
  }
}
