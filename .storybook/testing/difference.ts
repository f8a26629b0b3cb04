import sharp from 'sharp';
import { decode, differingPixels, type Picture, regionOf } from './differingPixels.ts';

export interface Difference {
  /** How many pixels differ visibly; all of them when the sizes do. */
  pixels: number;
  /** The corners of what holds them all, in the picture's pixels: a log outlives the picture. */
  from: string;
  to: string;
  /** PNG: the new picture, pale, with what differs in red. */
  picture: Buffer;
}

/** Where an image stands in a picture, in its pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What the lossy format adds: it moves a grey by up to 40 of 255. */
const THRESHOLD = 0.15;
/** Within images: the browser scales them from whatever size it has at hand, which depends on what was shown before. */
const IMAGE_THRESHOLD = 0.21;
/** Differing pixels that are let pass within a square of `NEAR`; a letter that changes differs in more. */
const LET_PASS = 8;
/**
 * The side of that square, in pixels; a letter is half as high. Where a page is drawn by many layers, single pixels of its
 * letters come out otherwise now and then, far from one another.
 */
const NEAR = 16;
/** Differing pixels that are let pass on the whole picture, wherever they lie. */
const LET_PASS_SCATTERED = 40;

const PALE = 90;
const RED = [220, 0, 60, 255];

/** Says where pixels lie, and shows them over the new picture. */
async function differenceIn(pixels: Set<number>, { data, width, height }: Picture): Promise<Difference> {
  const shown = data.map((value, at) => (at % 4 === 3 ? PALE : value));
  for (const pixel of pixels) shown.set(RED, 4 * pixel);
  const region = regionOf(pixels, width);
  return {
    pixels: pixels.size,
    from: `${region.left},${region.top}`,
    to: `${region.left + region.width - 1},${region.top + region.height - 1}`,
    picture: await sharp(shown, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  };
}

/** Whether that many pixels differ, or that many beside one another, that somebody would see it. */
function isVisible(pixels: Set<number>, width: number): boolean {
  if (pixels.size <= LET_PASS) return false;
  if (pixels.size > LET_PASS_SCATTERED) return true;
  const places = [...pixels].map((pixel) => ({ x: pixel % width, y: Math.floor(pixel / width) }));
  return places.some(({ x: left }) =>
    places.some(({ y: top }) => {
      const near = places.filter(({ x, y }) => x >= left && x < left + NEAR && y >= top && y < top + NEAR);
      return near.length > LET_PASS;
    }),
  );
}

/** Compares two pictures; undefined when they look alike. */
export async function differenceOf(
  before: Buffer,
  after: Buffer,
  images: readonly Box[],
): Promise<Difference | undefined> {
  const [old, now] = await Promise.all([decode(before), decode(after)]);
  const { width, height } = now;
  if (old.width !== width || old.height !== height) return differenceIn(new Set(Array(width * height).keys()), now);
  const isInImage = (pixel: number) => {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    return images.some(({ left, top, right, bottom }) => x >= left && x < right && y >= top && y < bottom);
  };
  const found = await differingPixels(now, old, THRESHOLD);
  const inImages = new Set([...found].filter(isInImage));
  const kept = inImages.size > 0 ? await differingPixels(now, old, IMAGE_THRESHOLD) : found;
  const visible = found.difference(inImages).union(inImages.intersection(kept));
  return isVisible(visible, width) ? differenceIn(visible, now) : undefined;
}
