import { describe, expect, it } from 'vitest';
import { checkPictures, getCoverAfterRemoval, movePicture } from './pictureRules.ts';

const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);
/** The content decides, not the type. */
const createFile = (type: string, name = 'room', content = JPEG) =>
  new File([content], name, { type, lastModified: 0 });
const createJpegs = (count: number) => Array.from({ length: count }, () => createFile('image/jpeg'));

describe('checkPictures', () => {
  const check = async (files: File[], existingCount: number) => {
    const { accepted, refused } = await checkPictures(files, existingCount);
    return [accepted.length, refused];
  };

  it('accepts images of every common type', async () => {
    const files = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/heic'].map((type) => createFile(type));
    files.push(createFile('', 'IMG_0001.HEIC'));
    expect(await checkPictures(files, 0)).toEqual({ accepted: files, refused: null });
  });

  it('accepts images only, and reports others', async () => {
    const image = createFile('image/png');
    for (const type of ['application/pdf', 'video/mp4', 'text/plain', '', 'image/svg+xml']) {
      expect(await checkPictures([createFile(type), image], 0)).toEqual({ accepted: [image], refused: 'notAPicture' });
    }
    for (const content of [new Uint8Array(), new TextEncoder().encode('no picture')]) {
      expect(await check([createFile('image/jpeg', 'liar.jpg', content), image], 0)).toEqual([1, 'notAPicture']);
    }
  });

  it('accepts ten at most, including existing ones', async () => {
    expect(await check(createJpegs(10), 0)).toEqual([10, null]);
    expect(await check(createJpegs(11), 0)).toEqual([10, 'tooMany']);
    expect(await check(createJpegs(3), 8)).toEqual([2, 'tooMany']);
    expect(await check(createJpegs(1), 10)).toEqual([0, 'tooMany']);
  });

  it('does not count other files', async () => {
    expect(await check([createFile('text/plain'), createFile('image/png')], 9)).toEqual([1, 'notAPicture']);
  });
});

describe('movePicture', () => {
  const items = ['a', 'b', 'c'].map((id) => ({ id }));
  const moveAndListIds = (id: string, to: number) =>
    movePicture(items, id, to)
      .map((item) => item.id)
      .join('');

  it('moves one and keeps the order of the rest', () => {
    expect(moveAndListIds('a', 2)).toBe('bca');
    expect(moveAndListIds('c', 0)).toBe('cab');
    expect(moveAndListIds('b', 1)).toBe('abc');
  });

  it('stops at the ends', () => {
    expect(moveAndListIds('b', 9)).toBe('acb');
    expect(moveAndListIds('b', -1)).toBe('bac');
  });

  it('keeps the order for a removed picture', () => {
    expect(moveAndListIds('z', 0)).toBe('abc');
  });
});

describe('getCoverAfterRemoval', () => {
  const [failed, sent, uploading] = [
    { id: 'failed', state: 'failed' },
    { id: 'sent', state: 'done' },
    { id: 'uploading', state: 'uploading' },
  ] as const;

  it.each([
    ['another picture', [sent, uploading], 'sent', 'uploading', 'sent'],
    ['the cover, which was refused', [failed, sent], 'failed', 'failed', 'sent'],
    ['the cover before a refused one', [uploading, failed, sent], 'uploading', 'uploading', 'sent'],
    ['the cover before refused ones only', [sent, failed], 'sent', 'sent', 'failed'],
    ['the only picture', [failed], 'failed', 'failed', null],
    ['a picture without a cover', [sent, failed], null, 'failed', 'sent'],
  ])('after removing %s', (_, items, cover, removed, next) => {
    expect(getCoverAfterRemoval(items, cover, removed)).toBe(next);
  });
});
