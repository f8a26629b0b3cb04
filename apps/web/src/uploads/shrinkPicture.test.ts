import { afterEach, describe, expect, it, vi } from 'vitest';
import { computeShrunkSize, shrinkPicture } from './shrinkPicture.ts';

it.each([
  [4000, 3000, 2560, 1920],
  [3000, 4000, 1920, 2560],
  [2560, 1440, 2560, 1440],
  [800, 600, 800, 600],
  [10_000, 10, 2560, 3],
])('a picture of %i × %i is sent as %i × %i', (width, height, smallerWidth, smallerHeight) => {
  expect(computeShrunkSize(width, height)).toEqual({ width: smallerWidth, height: smallerHeight });
});

describe('an uploaded picture', () => {
  const drawnBytes = 300_000;
  const drawnPictures: { width: number; height: number; angle: number }[] = [];

  /** Browser in which every file decodes to this size. */
  const stubBrowser = (width: number, height: number) => {
    drawnPictures.length = 0;
    vi.stubGlobal('createImageBitmap', async () => ({ width, height, close() {} }));
    vi.stubGlobal(
      'OffscreenCanvas',
      class {
        readonly width: number;
        readonly height: number;
        constructor(across: number, down: number) {
          this.width = across;
          this.height = down;
        }
        getContext = () => ({
          fillRect() {},
          translate() {},
          rotate: (angle: number) => drawnPictures.push({ width: this.width, height: this.height, angle }),
          drawImage() {},
        });
        convertToBlob = async ({ type }: { type: string }) => new Blob([new Uint8Array(drawnBytes)], { type });
      },
    );
  };
  const createFile = (type: string, bytes: number, start = '') => new Blob([start, new Uint8Array(bytes)], { type });
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['a small JPEG', 'image/jpeg', 200_000, ''],
    ['a small AVIF', 'image/avif', 200_000, ''],
    ['a JPEG that would not become smaller', 'image/jpeg', 700_000, ''],
  ])('%s is unchanged', async (name, type, bytes, start) => {
    stubBrowser(800, 600);
    if (name.includes('not become')) vi.stubGlobal('OffscreenCanvas', largerCanvas);
    const sourceFile = createFile(type, bytes, start);
    expect(await shrinkPicture(sourceFile)).toBe(sourceFile);
  });

  it.each([
    ['HEIC in a browser that reads it, at any size', 'image/heic', 200_000, '', 800, 600],
    ['a file without a type', '', 200_000, '', 800, 600],
    ['a JPEG with an orientation', 'image/jpeg', 200_000, 'Exif', 800, 600],
    ['a picture larger than screens', 'image/webp', 200_000, '', 5120, 3840],
    ['a heavy one', 'image/png', 2_000_000, '', 800, 600],
  ])('%s becomes JPEG', async (_, type, bytes, start, width, height) => {
    stubBrowser(width, height);
    const shrunkPicture = await shrinkPicture(createFile(type, bytes, start));
    expect(shrunkPicture).toMatchObject({ type: 'image/jpeg', size: drawnBytes });
    expect(drawnPictures).toEqual([{ ...computeShrunkSize(width, height), angle: 0 }]);
  });

  it('a quarter turn swaps width and height', async () => {
    stubBrowser(800, 600);
    await shrinkPicture(createFile('image/jpeg', 1000), 1);
    expect(drawnPictures).toEqual([{ width: 600, height: 800, angle: Math.PI / 2 }]);
  });

  it('a picture that the browser cannot read is refused', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('unreadable')));
    await expect(shrinkPicture(createFile('image/heic', 10))).rejects.toThrow('unreadable');
  });

  /** Canvas whose JPEGs are larger than their source. */
  const largerCanvas = class {
    getContext = () => ({ fillRect() {}, translate() {}, rotate() {}, drawImage() {} });
    convertToBlob = async ({ type }: { type: string }) => new Blob([new Uint8Array(900_000)], { type });
  };
});
