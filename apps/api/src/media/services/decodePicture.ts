import { open } from 'node:fs/promises';
import { PICTURE_WIDTHS } from '@mashrabiya/contract';
import sharp, { type Sharp } from 'sharp';
import { limitConcurrency, type TaskOptions } from '../../app/limitConcurrency.ts';
import { AppError } from '../../core/AppError.ts';
import { isStorageFault } from '../../core/storageFault.ts';

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

/** Also limits the height, so that extremely tall pictures are scaled down. */
const [, , WIDEST] = PICTURE_WIDTHS.avif;
const SOURCE_SIZE = { width: WIDEST, height: 2 * WIDEST, fit: 'inside', withoutEnlargement: true } as const;

const HEAD_BYTES = 32;

type InputFormat = 'jpeg' | 'png' | 'webp' | 'avif';

const SAFE_INPUT_OPTIONS = { limitInputPixels: PIXEL_LIMIT, failOn: 'error' } as const;

function detectFormat(bytes: Uint8Array): InputFormat | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, HEAD_BYTES)).toString('latin1');
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

/** Opens a picture file, which the decoder reads only as far as it needs. */
export async function openPictureFile(path: string): Promise<Sharp> {
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

export interface DecodedPicture {
  data: Buffer;
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
  /** Pixels of the input after its orientation is applied. */
  width: number;
  height: number;
}

/** Decodes a picture once, upright, at the largest stored size: decoding per variant costs memory and time. */
export async function decodePicture(input: Sharp): Promise<DecodedPicture> {
  const { width, height } = (await input.metadata()).autoOrient;
  const { data, info } = await input
    .autoOrient()
    .resize(SOURCE_SIZE)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels }, width, height };
}
