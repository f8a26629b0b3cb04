import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

export interface Picture {
  /** Four channels a pixel. */
  data: Uint8Array;
  width: number;
  height: number;
}

/** A part of a picture, in pixels. */
interface Region {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Beside a pixel: an edge that lies between two is drawn now on one and now on the other. */
const BESIDE = [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x) => ({ x, y }))).filter(({ x, y }) => x !== 0 || y !== 0);

export async function decode(picture: Buffer): Promise<Picture> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Cuts parts out of a picture, also such as reach a pixel beyond it: what lies there repeats its edge. */
async function cutter({ data, width, height }: Picture): Promise<(region: Region) => Promise<Picture>> {
  const edged = await sharp(data, { raw: { width, height, channels: 4 } })
    .extend({ top: 1, bottom: 1, left: 1, right: 1, extendWith: 'copy' })
    .raw()
    .toBuffer();
  const image = sharp(edged, { raw: { width: width + 2, height: height + 2, channels: 4 } });
  return async (region) => ({
    ...region,
    data: await image
      .clone()
      .extract({ ...region, left: region.left + 1, top: region.top + 1 })
      .raw()
      .toBuffer(),
  });
}

/** Numbers, row by row, the pixels that two pictures of one size do not share. */
function unlike(one: Picture, other: Picture, threshold: number): Set<number> {
  const mask = new Uint8Array(one.data.length);
  // Its own search for antialiasing wants equal colours, of which the lossy format leaves few.
  pixelmatch(one.data, other.data, mask, one.width, one.height, { threshold, includeAA: true, diffMask: true });
  const found = new Set<number>();
  for (let at = 3; at < mask.length; at += 4) if (mask[at]) found.add(at >> 2);
  return found;
}

/** The smallest part of a picture that holds these pixels. */
export function regionOf(pixels: Iterable<number>, width: number): Region {
  let [left, top, right, bottom] = [Infinity, Infinity, 0, 0];
  for (const pixel of pixels) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
  }
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/**
 * Numbers, row by row, the pixels in which two pictures of one size differ: whose colour stands neither at their place nor
 * beside it in the other picture.
 * @param threshold pixelmatch's, 0 to 1.
 */
export async function differingPixels(one: Picture, other: Picture, threshold: number): Promise<Set<number>> {
  const found = unlike(one, other, threshold);
  if (found.size === 0) return found;
  const region = regionOf(found, one.width);
  const cuts = await Promise.all([cutter(one), cutter(other)]);
  /** What of the first picture is not in the second one, wherever beside its place one looks. */
  const missing = async ([first, second]: typeof cuts): Promise<Set<number>> => {
    const part = await first(region);
    let left = unlike(part, await second(region), threshold);
    for (const { x, y } of BESIDE) {
      const beside = await second({ ...region, left: region.left + x, top: region.top + y });
      left = left.intersection(unlike(part, beside, threshold));
    }
    return left;
  };
  const both = (await missing(cuts)).union(await missing([cuts[1], cuts[0]]));
  const placeOf = (pixel: number) =>
    (region.top + Math.floor(pixel / region.width)) * one.width + region.left + (pixel % region.width);
  return new Set([...both].map(placeOf));
}
