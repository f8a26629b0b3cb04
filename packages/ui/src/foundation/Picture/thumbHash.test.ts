import { thumbHashToRGBA } from 'thumbhash';
import { describe, expect, it } from 'vitest';
import { decodeThumbHash } from './thumbHash.ts';

const hashes = ['awgKJYa5d3efZ3hzh4h3h4dwcggn', 'LCkODYKod3efd3iGd4h3d6iAdAlo', '5cgNHYCYd3efd3iId4h4h4eAUoDk'];

describe('decodeThumbHash', () => {
  it.each(hashes)('draws %s as the reference decoder does', (hash) => {
    const reference = thumbHashToRGBA(Buffer.from(hash, 'base64'));
    const { rgb } = decodeThumbHash(hash, reference.w, reference.h);
    const expected = reference.rgba.filter((_, index) => index % 4 !== 3);
    const farthest = rgb.reduce(
      (maxDistance, value, index) => Math.max(maxDistance, Math.abs(value - (expected[index] ?? 0))),
      0,
    );
    expect(farthest).toBeLessThanOrEqual(1);
  });
});
