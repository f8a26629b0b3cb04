import { decodeThumbHash } from './thumbHash.ts';
import { tinyPng } from './tinyPng.ts';

const WIDTH = 6;
const HEIGHT = 5;
/** Cache limit, oldest first, for servers that run for months. */
const MAX_CACHED = 2000;
const known = new Map<string, string>();

/** Placeholder as a CSS image of about 260 bytes, from a base64 ThumbHash; undefined without one. */
export function placeholderImage(thumbhash: string): string | undefined {
  if (!thumbhash) return undefined;
  const seen = known.get(thumbhash);
  if (seen) return seen;
  const { width, height, rgb } = decodeThumbHash(thumbhash, WIDTH, HEIGHT);
  const image = `url(${tinyPng(width, height, rgb)})`;
  if (known.size >= MAX_CACHED) known.delete(known.keys().next().value ?? '');
  known.set(thumbhash, image);
  return image;
}
