import type { Page } from './watchPage.ts';

export interface Difference {
  /** How many pixels differ visibly; all of them when the sizes do. */
  pixels: number;
  /** The corners of what holds them all, in the picture's pixels: a log outlives the picture. */
  from: string;
  to: string;
  /** PNG: the new picture, pale, with what differs in red. */
  picture: Buffer;
}

/** A channel may be off by this much: what the lossy format adds. */
const TOLERANCE = 40;
/** Within images: the browser scales them from whatever size it has at hand, which depends on what was shown before. */
const IMAGE_TOLERANCE = 56;
/** Differing pixels that are let pass; a letter that changes differs in more. */
const LET_PASS = 8;

/** Where an image stands in a picture, in its pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Compares two pictures in the browser, which can read them; undefined when they look alike. A pixel counts when its
 * colour is found neither at its place nor beside it in the other picture: an edge that lies between two pixels is drawn
 * now on one and now on the other.
 */
export async function differenceOf(
  page: Page,
  before: Buffer,
  after: Buffer,
  images: readonly Box[],
): Promise<Difference | undefined> {
  const found = await page.evaluate(
    async ([from, to, boxes, { tolerance, imageTolerance, letPass }]) => {
      const read = async (base64: string) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/webp' }));
        const canvas = Object.assign(document.createElement('canvas'), { width: bitmap.width, height: bitmap.height });
        const context = canvas.getContext('2d', { willReadFrequently: true });
        context?.drawImage(bitmap, 0, 0);
        return { canvas, context, data: context?.getImageData(0, 0, bitmap.width, bitmap.height) };
      };
      const [old, now] = [await read(from), await read(to)];
      if (!old.data || !now.data || !now.context) throw new Error('no canvas');
      const { width, height } = now.data;
      const sameSize = old.data.width === width && old.data.height === height;
      type Pixels = Uint8ClampedArray;
      const tolerances = new Uint8Array(width * height).fill(tolerance);
      const inside = (value: number, most: number) => Math.min(Math.max(0, value), most);
      for (const { left, top, right, bottom } of boxes) {
        for (let y = inside(top, height); y < inside(bottom, height); y++)
          tolerances.fill(imageTolerance, y * width + inside(left, width), y * width + inside(right, width));
      }
      const off = (one: Pixels, other: Pixels, at: number, there: number) =>
        Math.abs((one[at] ?? 0) - (other[there] ?? 0)) > (tolerances[at >> 2] ?? tolerance);
      const alike = (one: Pixels, at: number, other: Pixels, there: number) =>
        !off(one, other, at, there) && !off(one, other, at + 1, there + 1) && !off(one, other, at + 2, there + 2);
      const beside = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((along) => 4 * (down * width + along)));
      const isBeside = (one: Pixels, at: number, other: Pixels) =>
        beside.some((step) => other[at + step] !== undefined && alike(one, at, other, at + step));
      const [was, is] = [old.data.data, now.data.data];
      const differing: number[] = [];
      for (let at = 0; at < is.length; at += 4) {
        const same = sameSize && (alike(is, at, was, at) || (isBeside(is, at, was) && isBeside(was, at, is)));
        if (!same) differing.push(at);
      }
      if (differing.length <= letPass) return undefined;
      for (let at = 3; at < is.length; at += 4) is[at] = 90;
      for (const at of differing) is.set([220, 0, 60, 255], at);
      now.context.putImageData(now.data, 0, 0);
      const columns = differing.map((at) => (at / 4) % width);
      const rows = differing.map((at) => Math.floor(at / 4 / width));
      const corner = (of: (...values: number[]) => number) =>
        [columns, rows].map((values) => values.reduce((a, b) => of(a, b))).join(',');
      return {
        pixels: differing.length,
        from: corner(Math.min),
        to: corner(Math.max),
        png: now.canvas.toDataURL('image/png').replace(/^.*,/, ''),
      };
    },
    [
      before.toString('base64'),
      after.toString('base64'),
      [...images],
      { tolerance: TOLERANCE, imageTolerance: IMAGE_TOLERANCE, letPass: LET_PASS },
    ] as const,
  );
  if (!found) return undefined;
  const { png, ...where } = found;
  return { ...where, picture: Buffer.from(png, 'base64') };
}
