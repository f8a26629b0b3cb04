import { decodeThumbHash } from './thumbHash.ts';
import { tinyPng } from './tinyPng.ts';

const WIDTH = 6;
const HEIGHT = 5;
/** Beyond this many the oldest is dropped, so that a server that runs for months does not collect them all. */
const KEPT = 2000;
const known = new Map<string, string>();

/** CSS image that stands for a picture until it has come, from its base64 ThumbHash; about 260 bytes. None without one. */
export function placeholderImage(thumbhash: string): string | undefined {
  if (!thumbhash) return undefined;
  const seen = known.get(thumbhash);
  if (seen) return seen;
  const { width, height, rgb } = decodeThumbHash(thumbhash, WIDTH, HEIGHT);
  const image = `url(${tinyPng(width, height, rgb)})`;
  if (known.size >= KEPT) known.delete(known.keys().next().value ?? '');
  known.set(thumbhash, image);
  return image;
}
