import { describe, expect, it } from 'vitest';
import { checkPictures, coverWithout, movePicture } from './pictureRules.ts';

const file = (type: string, name = 'room') => ({ type, name });
const jpegs = (count: number) => Array.from({ length: count }, () => file('image/jpeg'));

describe('checkPictures', () => {
  it('takes images of every common kind', () => {
    const files = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/heic'].map((type) => file(type));
    files.push(file('', 'IMG_0001.HEIC'));
    expect(checkPictures(files, 0)).toEqual({ accepted: files, refused: null });
  });

  it('takes images only, and says so', () => {
    for (const type of ['application/pdf', 'video/mp4', 'text/plain', '', 'image/svg+xml']) {
      expect(checkPictures([file(type), file('image/png')], 0)).toEqual({
        accepted: [file('image/png')],
        refused: 'notAPicture',
      });
    }
  });

  it('holds ten at most, with those that are there', () => {
    expect(checkPictures(jpegs(10), 0)).toEqual({ accepted: jpegs(10), refused: null });
    expect(checkPictures(jpegs(11), 0)).toEqual({ accepted: jpegs(10), refused: 'tooMany' });
    expect(checkPictures(jpegs(3), 8)).toEqual({ accepted: jpegs(2), refused: 'tooMany' });
    expect(checkPictures(jpegs(1), 10)).toEqual({ accepted: [], refused: 'tooMany' });
  });

  it('does not count other files among the ten', () => {
    expect(checkPictures([file('text/plain'), file('image/png')], 9).accepted).toHaveLength(1);
  });
});

describe('movePicture', () => {
  const items = ['a', 'b', 'c'].map((id) => ({ id }));
  const after = (id: string, to: number) =>
    movePicture(items, id, to)
      .map((item) => item.id)
      .join('');

  it('moves one and keeps the order of the rest', () => {
    expect(after('a', 2)).toBe('bca');
    expect(after('c', 0)).toBe('cab');
    expect(after('b', 1)).toBe('abc');
  });

  it('stops at the ends', () => {
    expect(after('b', 9)).toBe('acb');
    expect(after('b', -1)).toBe('bac');
  });

  it('leaves the order for a picture that is gone', () => {
    expect(after('z', 0)).toBe('abc');
  });
});

describe('coverWithout', () => {
  const [failed, sent, uploading] = [
    { id: 'failed', state: 'failed' },
    { id: 'sent', state: 'done' },
    { id: 'uploading', state: 'uploading' },
  ] as const;

  it.each([
    ['another picture', [sent, uploading], 'sent', 'uploading', 'sent'],
    ['the cover, which was refused', [failed, sent], 'failed', 'failed', 'sent'],
    ['the cover before one that was refused', [uploading, failed, sent], 'uploading', 'uploading', 'sent'],
    ['the cover before only refused ones', [sent, failed], 'sent', 'sent', 'failed'],
    ['the only picture', [failed], 'failed', 'failed', null],
    ['a picture where there is no cover', [sent, failed], null, 'failed', 'sent'],
  ])('after removing %s', (_, items, cover, removed, next) => {
    expect(coverWithout(items, cover, removed)).toBe(next);
  });
});
