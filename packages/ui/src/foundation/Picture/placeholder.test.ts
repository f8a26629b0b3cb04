import { describe, expect, it } from 'vitest';
import { getPlaceholderImage } from './placeholder.ts';

const HASH = 'awgKJYa5d3efZ3hzh4h3h4dwcggn';

describe('getPlaceholderImage', () => {
  it('is a CSS image of at most 400 bytes', () => {
    const image = getPlaceholderImage(HASH);
    expect(image).toMatch(/^url\(data:image\/png;base64,[\w+/]+=*\)$/);
    expect(image?.length).toBeLessThanOrEqual(400);
  });

  it('is the same on the server and in the browser', () => {
    expect(getPlaceholderImage(HASH)).toBe(getPlaceholderImage(HASH));
  });

  it('is missing for a picture without a ThumbHash', () => {
    expect(getPlaceholderImage('')).toBeUndefined();
  });
});
