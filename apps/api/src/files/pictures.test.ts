import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { makePicture, PIXEL_LIMIT } from './pictures.ts';

/** A room-like photograph: 1200 × 800, noisy enough to compress as a real one does. */
function photo(width = 1200, height = 800): Sharp {
  return sharp({
    create: { width, height, channels: 3, background: '#c9a27a', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  });
}

describe('makePicture', () => {
  it('makes AVIF and WebP in each width, named by content', async () => {
    const bytes = await photo().jpeg().toBuffer();
    const picture = await makePicture(bytes);
    const name = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
    expect(picture).toMatchObject({ img_name: `${name}.webp`, width: 1200, height: 800 });
    expect(picture.variants.map(({ file }) => file)).toEqual([
      `${name}-480.avif`,
      `${name}-960.avif`,
      `${name}-1600.avif`,
      `${name}-480.webp`,
      `${name}-960.webp`,
    ]);
    const sizes = await Promise.all(picture.variants.map(async ({ bytes }) => (await sharp(bytes).metadata()).width));
    expect(sizes).toEqual([480, 960, 1200, 480, 960]);
    expect(Buffer.from(picture.thumbhash, 'base64').length).toBeGreaterThan(10);
  });

  it('gives equal bytes equal names', async () => {
    const bytes = await photo(300, 200).png().toBuffer();
    expect((await makePicture(bytes)).img_name).toBe((await makePicture(Buffer.from(bytes))).img_name);
  });

  it('applies orientation and drops all metadata', async () => {
    const gps = { IFD0: { Copyright: 'somebody', Make: 'phone' }, IFD3: { GPSLatitude: '30/1 2/1 40/1' } };
    const bytes = await photo(400, 300).jpeg().withExif(gps).withMetadata({ orientation: 6 }).toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const picture = await makePicture(bytes);
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

  it.each(['png', 'webp', 'avif'] as const)('takes %s, see-through or not', async (format) => {
    const bytes = await photo(200, 150).ensureAlpha(0.5).toFormat(format).toBuffer();
    expect(await makePicture(bytes)).toMatchObject({ width: 200, height: 150 });
  });

  it.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['nothing', Buffer.alloc(0)],
  ])('refuses %s as unsupported', async (_, bytes) => {
    await expect(makePicture(bytes)).rejects.toMatchObject({ code: 'unsupported_image' });
  });

  it('refuses a JPEG that ends too early', async () => {
    const bytes = await photo().jpeg().toBuffer();
    await expect(makePicture(bytes.subarray(0, bytes.length / 2))).rejects.toMatchObject({ code: 'broken_image' });
  });

  it('refuses a bomb before decoding it', async () => {
    const side = Math.ceil(Math.sqrt(PIXEL_LIMIT)) + 10;
    const bomb = await sharp({ create: { width: side, height: side, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    expect(bomb.length).toBeLessThan(1e6);
    await expect(makePicture(bomb)).rejects.toMatchObject({ code: 'image_too_large' });
  });
});
