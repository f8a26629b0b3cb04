import { createHash } from 'node:crypto';
import { getPictureFile, PICTURE_WIDTHS } from '@mashrabiya/contract';
import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import type { TaskOptions } from '../../app/limitConcurrency.ts';
import { AppError } from '../../core/AppError.ts';
import { computeDifferenceHash, HASH_HEIGHT, HASH_WIDTH } from '../rules/differenceHash.ts';
import { type DecodedPicture, decodePicture, openPicture, openPictureFile, runDecoding } from './decodePicture.ts';

export interface Picture {
  /** Wire name of the picture: `{name}.webp`; name is 16 hex digits of the input's SHA-256. */
  img_name: string;
  /** Pixels of the input after its orientation is applied. */
  width: number;
  height: number;
  /** Base64 ThumbHash, shown until the picture has loaded. */
  thumbhash: string;
  variants: Variant[];
}

export interface Variant {
  file: string;
  bytes: Buffer;
}

export interface PreparedPicture {
  /** Pixels of the input after its orientation is applied. */
  width: number;
  height: number;
  thumbhash: string;
  /** See `differenceHash`. */
  dhash: string | null;
  /** Upright WebP of the largest width, without metadata. */
  source: Buffer;
}

export interface PictureOptions {
  /** AVIF encoding effort, 0 (fast, for uploads) to 9 (small, for pictures made ahead of time). */
  effort?: number;
  /** AVIF quality, 1–100, by width. */
  avifQuality?: Record<(typeof PICTURE_WIDTHS.avif)[number], number>;
  /** WebP quality, 1–100, by width. */
  webpQuality?: Record<(typeof PICTURE_WIDTHS.webp)[number], number>;
}

const PHOTO_QUALITY = { avif: { 480: 52, 960: 50, 1600: 48 }, webp: { 480: 70, 960: 68 } };

/** Quality of the source file; every derived file loses a little again. */
const SOURCE_QUALITY = 82;
const THUMBHASH_SIDE = 100;

function assertNotAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new AppError({ code: 'timeout' });
}

async function computeThumbhash(image: Sharp): Promise<string> {
  const { data, info } = await image
    .resize(THUMBHASH_SIDE, THUMBHASH_SIDE, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

/** Variants of a decoded picture. A picture narrower than a width keeps its own size, so every name always exists. */
async function createVariants(
  { data, raw }: DecodedPicture,
  name: string,
  options: PictureOptions,
): Promise<Variant[]> {
  const { effort = 2, avifQuality = PHOTO_QUALITY.avif, webpQuality = PHOTO_QUALITY.webp } = options;
  const resize = (width: number): Sharp => sharp(data, { raw }).resize({ width, withoutEnlargement: true });
  const variants: Variant[] = [];
  for (const width of PICTURE_WIDTHS.webp) {
    const bytes = await resize(width).webp({ quality: webpQuality[width], effort: 4 }).toBuffer();
    variants.push({ file: getPictureFile(name, 'webp', width), bytes });
  }
  for (const width of PICTURE_WIDTHS.avif) {
    const avifOptions = { quality: avifQuality[width], effort, chromaSubsampling: '4:2:0' };
    variants.push({
      file: getPictureFile(name, 'avif', width),
      bytes: await resize(width).avif(avifOptions).toBuffer(),
    });
  }
  return variants;
}

/**
 * Validates an image and creates all variants, named by content: for pictures that are part of the build.
 * @throws {PictureError}
 */
export function createPicture(bytes: Uint8Array, options: PictureOptions = {}): Promise<Picture> {
  const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.webp`;
  return runDecoding(async () => {
    const picture = await decodePicture(await openPicture(bytes));
    const { width, height, data, raw } = picture;
    const thumbhash = await computeThumbhash(sharp(data, { raw }));
    return { img_name: name, width, height, thumbhash, variants: await createVariants(picture, name, options) };
  });
}

/**
 * Validates an uploaded image and creates the source file of all others, upright and without metadata.
 * @throws {PictureError}
 */
export const preparePicture = (path: string, taskOptions: TaskOptions = {}): Promise<PreparedPicture> =>
  runDecoding(async () => {
    const { data, raw, width, height } = await decodePicture(await openPictureFile(path));
    assertNotAborted(taskOptions.signal);
    const createImage = () => sharp(data, { raw });
    const grayscalePixels = await createImage()
      .resize(HASH_WIDTH, HASH_HEIGHT, { fit: 'fill' })
      .flatten({ background: '#fff' })
      .greyscale()
      .raw()
      .toBuffer();
    return {
      width,
      height,
      thumbhash: await computeThumbhash(createImage()),
      dhash: computeDifferenceHash(grayscalePixels),
      source: await createImage().webp({ quality: SOURCE_QUALITY, effort: 4 }).toBuffer(),
    };
  }, taskOptions);

export const shrinkPicture = (source: Uint8Array, width: number, taskOptions: TaskOptions = {}): Promise<Buffer> =>
  runDecoding(
    async () =>
      (await openPicture(source))
        .resize({ width, withoutEnlargement: true })
        .webp({ quality: PHOTO_QUALITY.webp[960], effort: 4 })
        .toBuffer(),
    taskOptions,
  );

/** Creates the other files of a picture from its largest; the last of them exists only when all do. */
export const createPictureVariants = (source: Uint8Array, imgName: string): Promise<Variant[]> =>
  runDecoding(async () => createVariants(await decodePicture(await openPicture(source)), imgName, {}), {
    isBackground: true,
  });
