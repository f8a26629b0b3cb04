import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { getPictureFile, PICTURE_WIDTHS } from '@mashrabiya/contract';
import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { limitConcurrency, type TaskOptions } from '../../app/limitConcurrency.ts';
import { AppError } from '../../core/AppError.ts';
import { isStorageFault } from '../../core/storageFault.ts';
import { computeDifferenceHash, HASH_HEIGHT, HASH_WIDTH } from '../rules/differenceHash.ts';

/** Reason of a refusal; callers translate the code. */
export type PictureErrorCode =
  | 'unsupported_image'
  | 'image_too_large'
  | 'image_too_narrow'
  | 'image_too_slow'
  | 'broken_image';

export class PictureError extends Error {
  readonly code: PictureErrorCode;

  constructor(code: PictureErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.name = 'PictureError';
    this.code = code;
  }
}

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

/** An uploaded picture: its metadata, and the source file of all others. */
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

/** More pixels than any phone camera makes; decompression bombs have more. */
export const PIXEL_LIMIT = 50e6;
/** The AVIF decoder takes about 12 s for 48 megapixels, and cannot be stopped. */
const AVIF_PIXEL_LIMIT = 16e6;
/** Pixels of one side: the decoder needs far longer for an extreme shape than for a usual one of the same size. */
const SIDE_LIMIT = 12_000;
/** The long side divided by the short one; phone panoramas have about 6. */
const RATIO_LIMIT = 20;
/** Maximum time of one decoding step; less than a request's time limit. */
const STEP_SECONDS = 8;
/** Pictures that one user may have waiting for the decoder: those of one ad, sent at once. */
const MAX_WAITING_PER_USER = 10;

const PHOTO_QUALITY = { avif: { 480: 52, 960: 50, 1600: 48 }, webp: { 480: 70, 960: 68 } };

/** Quality of the source file; every derived file loses a little again. */
const SOURCE_QUALITY = 82;
/** Also limits the height, so that extremely tall pictures are scaled down. */
const [, , WIDEST] = PICTURE_WIDTHS.avif;
const MASTER_SIZE = { width: WIDEST, height: 2 * WIDEST, fit: 'inside', withoutEnlargement: true } as const;

const THUMBHASH_SIDE = 100;

type InputFormat = 'jpeg' | 'png' | 'webp' | 'avif';

const SAFE_INPUT_OPTIONS = { limitInputPixels: PIXEL_LIMIT, failOn: 'error' } as const;

function detectFormat(bytes: Uint8Array): InputFormat | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 32)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp';
  if (head.slice(4, 8) === 'ftyp' && /avif|avis/.test(head.slice(8))) return 'avif';
  return undefined;
}

function toPictureError(error: unknown): PictureError {
  const message = error instanceof Error ? error.message : '';
  if (/pixel limit/i.test(message)) return new PictureError('image_too_large', { cause: error });
  return new PictureError(/^timeout:/.test(message) ? 'image_too_slow' : 'broken_image', { cause: error });
}

/** Reads the size from the header and refuses pictures that would take the decoder too long. */
async function applyLimits(picture: Sharp): Promise<Sharp> {
  const { width, height, format } = await picture.metadata();
  const [shortSide, longSide] = width < height ? [width, height] : [height, width];
  if (longSide > SIDE_LIMIT) throw new PictureError('image_too_large');
  if (longSide > shortSide * RATIO_LIMIT) throw new PictureError('image_too_narrow');
  if (format === 'heif' && width * height > AVIF_PIXEL_LIMIT) throw new PictureError('image_too_slow');
  return picture.timeout({ seconds: STEP_SECONDS });
}

/**
 * Opens a picture if its first bytes are of an allowed format, whatever its name; other formats never reach a decoder.
 * @throws {PictureError}
 */
export async function openPicture(bytes: Uint8Array): Promise<Sharp> {
  if (detectFormat(bytes) === undefined) throw new PictureError('unsupported_image');
  return applyLimits(sharp(bytes, SAFE_INPUT_OPTIONS));
}

const HEAD_BYTES = 32;

/** Opens a picture file, which the decoder reads only as far as it needs. */
async function openPictureFile(path: string): Promise<Sharp> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    if (detectFormat(buffer.subarray(0, bytesRead)) === undefined) throw new PictureError('unsupported_image');
  } finally {
    await file.close();
  }
  return applyLimits(sharp(path, SAFE_INPUT_OPTIONS));
}

/** Encoding one picture as AVIF takes about 140 MB. */
const runLimited = limitConcurrency(1, { maxWaiting: MAX_WAITING_PER_USER });

/**
 * Decodes one picture at a time, serving users round-robin, and maps the decoder's errors.
 * @throws {PictureError}
 */
export const runDecoding = <T>(work: () => Promise<T>, taskOptions?: TaskOptions): Promise<T> =>
  runLimited(async () => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof PictureError || error instanceof AppError || isStorageFault(error)) throw error;
      throw toPictureError(error);
    }
  }, taskOptions);

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

interface DecodedPicture {
  data: Buffer;
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
  /** Pixels of the input after its orientation is applied. */
  width: number;
  height: number;
}

/** Decodes a picture once, upright, at the largest stored size: decoding per variant costs memory and time. */
async function decode(input: Sharp): Promise<DecodedPicture> {
  const { width, height } = (await input.metadata()).autoOrient;
  const { data, info } = await input
    .autoOrient()
    .resize(MASTER_SIZE)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels }, width, height };
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
    const picture = await decode(await openPicture(bytes));
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
    const { data, raw, width, height } = await decode(await openPictureFile(path));
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

/** Creates a smaller WebP of a picture from its largest file. */
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
  runDecoding(async () => createVariants(await decode(await openPicture(source)), imgName, {}), { isBackground: true });
