import { describe, expect, it } from 'vitest';
import { placeholderImage } from './placeholder.ts';

const HASH = 'awgKJYa5d3efZ3hzh4h3h4dwcggn';

describe('placeholderImage', () => {
  it('is a CSS image of at most 400 bytes', () => {
    const image = placeholderImage(HASH);
    expect(image).toMatch(/^url\(data:image\/png;base64,[\w+/]+=*\)$/);
    expect(image?.length).toBeLessThanOrEqual(400);
  });

  it('is the same on the server and in the browser', () => {
    expect(placeholderImage(HASH)).toBe(placeholderImage(HASH));
  });

  it('is missing for a picture without a ThumbHash', () => {
    expect(placeholderImage('')).toBeUndefined();
  });
});
