import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGrayPng } from '../../../test/support/grayPng.ts';
import type { TaskOptions } from '../../app/limitConcurrency.ts';
import { countDifferentBits, SAME_PICTURE_BITS } from '../rules/differenceHash.ts';
import { getLastVariantFile } from '../rules/pictureFiles.ts';
import { openPicture, PIXEL_LIMIT, runDecoding } from './decodePicture.ts';
import { createPicture, createPictureVariants, preparePicture } from './pictures.ts';

/** A room-like photograph: 1200 × 800, with enough noise to compress like a real one. */
function createPhoto(width = 1200, height = 800): Sharp {
  return sharp({
    create: { width, height, channels: 3, background: '#c9a27a', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  });
}

describe('createPicture', { timeout: 60_000 }, () => {
  it('makes AVIF and WebP in each width, named by content', async () => {
    const bytes = await createPhoto().jpeg().toBuffer();
    const picture = await createPicture(bytes);
    const name = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
    expect(picture).toMatchObject({ img_name: `${name}.webp`, width: 1200, height: 800 });
    expect(picture.variants.map(({ file }) => file)).toEqual([
      `${name}-480.webp`,
      `${name}-960.webp`,
      `${name}-480.avif`,
      `${name}-960.avif`,
      `${name}-1600.avif`,
    ]);
    const sizes = await Promise.all(picture.variants.map(async ({ bytes }) => (await sharp(bytes).metadata()).width));
    expect(sizes).toEqual([480, 960, 480, 960, 1200]);
    expect(Buffer.from(picture.thumbhash, 'base64').length).toBeGreaterThan(10);
  });

  it('gives equal bytes equal names', async () => {
    const bytes = await createPhoto(300, 200).png().toBuffer();
    expect((await createPicture(bytes)).img_name).toBe((await createPicture(Buffer.from(bytes))).img_name);
  });

  it('applies orientation and drops all metadata', async () => {
    const gps = { IFD0: { Copyright: 'somebody', Make: 'phone' }, IFD3: { GPSLatitude: '30/1 2/1 40/1' } };
    const bytes = await createPhoto(400, 300).jpeg().withExif(gps).withMetadata({ orientation: 6 }).toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const picture = await createPicture(bytes);
    expect(picture).toMatchObject({ width: 300, height: 400 });
    for (const variant of picture.variants) {
      const { exif, icc, xmp, orientation } = await sharp(variant.bytes).metadata();
      expect({ exif, icc, xmp, orientation }).toEqual({
        exif: undefined,
        icc: undefined,
        xmp: undefined,
        orientation: undefined,
      });
    }
  });

  it.each(['png', 'webp', 'avif'] as const)('accepts %s, with and without transparency', async (format) => {
    const bytes = await createPhoto(200, 150).ensureAlpha(0.5).toFormat(format).toBuffer();
    expect(await createPicture(bytes)).toMatchObject({ width: 200, height: 150 });
  });

  it.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['nothing', Buffer.alloc(0)],
  ])('refuses %s as unsupported', async (_, bytes) => {
    await expect(createPicture(bytes)).rejects.toMatchObject({ code: 'unsupported_image' });
  });

  it('refuses a truncated JPEG', async () => {
    const bytes = await createPhoto().jpeg().toBuffer();
    await expect(createPicture(bytes.subarray(0, bytes.length / 2))).rejects.toMatchObject({ code: 'broken_image' });
  });

  it('refuses a decompression bomb before decoding it', async () => {
    const side = Math.ceil(Math.sqrt(PIXEL_LIMIT)) + 10;
    const bomb = await sharp({ create: { width: side, height: side, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    expect(bomb.length).toBeLessThan(1e6);
    await expect(createPicture(bomb)).rejects.toMatchObject({ code: 'image_too_large' });
  });

  it.each([
    ['a column of 49 megapixels', 1, 49_000_000, 'image_too_large'],
    ['a side over 12,000 pixels', 1_000, 12_001, 'image_too_large'],
    ['a height of more than 20 times the width', 100, 2_001, 'image_too_narrow'],
    ['a width of more than 20 times the height', 2_001, 100, 'image_too_narrow'],
  ])('refuses %s by its header, without decoding', async (_, width, height, code) => {
    const bytes = createGrayPng(width, height);
    const startedAt = performance.now();
    await expect(createPicture(bytes)).rejects.toMatchObject({ code });
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  });

  it('refuses an AVIF that takes the decoder seconds', async () => {
    const create = { width: 5_000, height: 4_000, channels: 3, background: '#000' } as const;
    const bytes = await sharp({ create }).avif({ effort: 0 }).toBuffer();
    await expect(createPicture(bytes)).rejects.toMatchObject({ code: 'image_too_slow' });
  });

  it('aborts a picture that takes too long to decode', async () => {
    const bytes = createGrayPng(3_000, 3_000);
    const blurPicture = async () => (await openPicture(bytes)).timeout({ seconds: 1 }).blur(200).toBuffer();
    await expect(runDecoding(blurPicture)).rejects.toMatchObject({ code: 'image_too_slow' });
  });
});

describe('preparePicture', { timeout: 60_000 }, () => {
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'mashrabiya-taken-'));
  });
  afterAll(() => rm(directory, { recursive: true, force: true }));
  let files = 0;
  async function prepareBytes(bytes: Uint8Array, turn?: TaskOptions) {
    const path = join(directory, String(++files));
    await writeFile(path, bytes);
    return preparePicture(path, turn);
  }

  it('makes one upright file without metadata, the source of all others', async () => {
    const gps = { IFD3: { GPSLatitude: '30/1 2/1 40/1' } };
    const bytes = await createPhoto(800, 600).jpeg().withExif(gps).withMetadata({ orientation: 6 }).toBuffer();
    const { source, ...about } = await prepareBytes(bytes);
    expect(about).toMatchObject({ width: 600, height: 800 });
    const { format, width, exif, orientation } = await sharp(source).metadata();
    expect({ format, width, exif, orientation }).toEqual({ format: 'webp', width: 600 });
    const variants = await createPictureVariants(source, 'a.webp');
    expect(variants.map(({ file }) => file)).toEqual([
      'a-480.webp',
      'a-960.webp',
      'a-480.avif',
      'a-960.avif',
      getLastVariantFile('a.webp'),
    ]);
  });

  it('limits the height of a very tall picture', async () => {
    const { source } = await prepareBytes(await createPhoto(400, 8_000).jpeg().toBuffer());
    expect((await sharp(source).metadata()).height).toBeLessThanOrEqual(3200);
  });

  it('drops a picture from the queue when its request ends', async () => {
    const bytes = await createPhoto(600, 400).jpeg().toBuffer();
    const ended = new AbortController();
    const first = prepareBytes(bytes);
    const second = prepareBytes(bytes, { signal: ended.signal });
    ended.abort();
    await expect(second).rejects.toThrow('timeout');
    await first;
  });

  it('recognises a picture after re-encoding and scaling, and distinguishes another', async () => {
    const data = Buffer.from(Array.from({ length: 9 * 8 }, (_, at) => (at * 89 + ((at * at) % 61) * 3) % 256));
    const png = await sharp(data, { raw: { width: 9, height: 8, channels: 1 } })
      .resize(640, 480)
      .png()
      .toBuffer();
    const picture = await prepareBytes(png);
    const resizedPicture = await prepareBytes(await sharp(png).resize(300).jpeg({ quality: 40 }).toBuffer());
    const mirroredPicture = await prepareBytes(await sharp(png).flop().png().toBuffer());
    expect(countDifferentBits(picture.dhash ?? '', resizedPicture.dhash ?? '')).toBeLessThanOrEqual(SAME_PICTURE_BITS);
    expect(countDifferentBits(picture.dhash ?? '', mirroredPicture.dhash ?? '')).toBeGreaterThan(SAME_PICTURE_BITS);
    expect(
      (
        await prepareBytes(
          await sharp({ create: { width: 90, height: 80, channels: 3, background: '#abc' } })
            .png()
            .toBuffer(),
        )
      ).dhash,
    ).toBeNull();
  });

  it('decodes one at a time', async () => {
    const bytes = await createPhoto(600, 400).jpeg().toBuffer();
    let maxRunning = 0;
    const counting = setInterval(() => {
      maxRunning = Math.max(maxRunning, sharp.counters().process);
    }, 1);
    await Promise.all(Array.from({ length: 12 }, () => prepareBytes(bytes)));
    clearInterval(counting);
    expect(maxRunning).toBeLessThanOrEqual(1);
  });

  it('runs before the pictures of jobs', async () => {
    const bytes = await createPhoto(600, 400).jpeg().toBuffer();
    const { source } = await prepareBytes(bytes);
    const order: string[] = [];
    const variantJobs = Array.from({ length: 3 }, () =>
      createPictureVariants(source, 'a.webp').then(() => order.push('job')),
    );
    await Promise.all([
      ...variantJobs,
      ...Array.from({ length: 3 }, () => prepareBytes(bytes).then(() => order.push('upload'))),
    ]);
    expect(order).toEqual(['job', 'upload', 'upload', 'upload', 'job', 'job']);
  });
});
