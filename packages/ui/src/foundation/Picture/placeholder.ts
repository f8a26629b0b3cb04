import { decodeThumbHash } from './thumbHash.ts';
import { encodePng } from './tinyPng.ts';

const WIDTH_PX = 6;
const HEIGHT_PX = 5;
/** Cache limit, oldest first, for servers that run for months. */
const MAX_CACHED = 2000;
const cachedImages = new Map<string, string>();

/** Placeholder as a CSS image of about 260 bytes, from a base64 ThumbHash; undefined without one. */
export function getPlaceholderImage(thumbhash: string): string | undefined {
  if (!thumbhash) return undefined;
  const cachedImage = cachedImages.get(thumbhash);
  if (cachedImage) return cachedImage;
  const { width, height, rgb } = decodeThumbHash(thumbhash, WIDTH_PX, HEIGHT_PX);
  const image = `url(${encodePng(width, height, rgb)})`;
  if (cachedImages.size >= MAX_CACHED) cachedImages.delete(cachedImages.keys().next().value ?? '');
  cachedImages.set(thumbhash, image);
  return image;
}
