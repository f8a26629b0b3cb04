import { VIDEO_LIMITS } from '@mashrabiya/contract';
import { describe, expect, it } from 'vitest';
import {
  checkDuration,
  checkFile,
  checkVideo,
  clampMoment,
  createInitialEdits,
  estimateUploadBytes,
  formatMoment,
  getFrameAt,
  getMomentAfterKey,
  getUploadSeconds,
  trimVideo,
} from './videoRules.ts';

const limits = { ...VIDEO_LIMITS, types: ['video/mp4', 'video/webm'], megabytes: 50, minSeconds: 3, maxSeconds: 60 };

describe('checkFile', () => {
  it('accepts videos of the listed types', () => {
    expect(checkFile({ type: 'video/mp4', size: 1 }, limits)).toBeNull();
    expect(checkFile({ type: 'video/webm;codecs=vp9', size: 1 }, limits)).toBeNull();
    for (const type of ['video/x-msvideo', 'image/gif', '']) {
      expect(checkFile({ type, size: 1 }, limits)).toBe('notAVideo');
    }
  });

  it('accepts files up to the limit', () => {
    expect(checkFile({ type: 'video/mp4', size: 50_000_000 }, limits)).toBeNull();
    expect(checkFile({ type: 'video/mp4', size: 50_000_001 }, limits)).toBe('tooLarge');
  });

  it('accepts files of any size if they can be compressed, and still no other types', () => {
    expect(checkFile({ type: 'video/mp4', size: 4_000_000_000 }, limits, true)).toBeNull();
    expect(checkFile({ type: 'image/gif', size: 1 }, limits, true)).toBe('notAVideo');
  });
});

describe('checkVideo', () => {
  const large = { durationSeconds: 20, bytes: 50_000_001 };

  it('is the size of an unchanged file', () => {
    expect(checkVideo(large, limits)).toBe('tooLarge');
    expect(checkVideo({ ...large, durationSeconds: null }, limits)).toBe('tooLarge');
    expect(checkVideo({ ...large, edits: createInitialEdits(20, limits) }, limits)).toBeNull();
    expect(checkVideo({ durationSeconds: 20 }, limits)).toBeNull();
  });

  it('is the duration of the selected part', () => {
    expect(checkVideo({ durationSeconds: 95 }, limits)).toBe('tooLong');
    expect(checkVideo({ durationSeconds: 95, edits: createInitialEdits(95, limits) }, limits)).toBeNull();
  });
});

describe('checkDuration', () => {
  it('is undefined until the video is loaded', () => {
    expect(checkDuration(null, limits)).toBeNull();
  });

  it('checks both limits, with a tolerance of a few frames', () => {
    expect(checkDuration(2.9, limits)).toBe('tooShort');
    expect(checkDuration(3, limits)).toBeNull();
    expect(checkDuration(60.2, limits)).toBeNull();
    expect(checkDuration(61, limits)).toBe('tooLong');
  });
});

describe('the selected part', () => {
  const bounds = { minSeconds: 3, maxSeconds: 60 };

  it('starts with the longest allowed part', () => {
    expect(createInitialEdits(20, bounds)).toEqual({ start: 0, end: 20, isMuted: false });
    expect(createInitialEdits(95, bounds)).toMatchObject({ start: 0, end: 60 });
    expect(getUploadSeconds({ durationSeconds: 95, edits: createInitialEdits(95, bounds) })).toBe(60);
    expect(getUploadSeconds({ durationSeconds: 95 })).toBe(95);
  });

  it('keeps the shortest duration at least', () => {
    const whole = createInitialEdits(20, bounds);
    expect(trimVideo(whole, 'start', 19, 20, bounds)).toMatchObject({ start: 17, end: 20 });
    expect(trimVideo(whole, 'end', 1, 20, bounds)).toMatchObject({ start: 0, end: 3 });
    expect(trimVideo(createInitialEdits(2, bounds), 'end', 1, 2, bounds)).toMatchObject({ start: 0, end: 2 });
  });

  it('moves the other end if the part would be too long', () => {
    const whole = createInitialEdits(95, bounds);
    expect(trimVideo(whole, 'end', 90, 95, bounds)).toMatchObject({ start: 30, end: 90 });
    expect(trimVideo({ ...whole, start: 30, end: 90 }, 'start', 10, 95, bounds)).toMatchObject({ start: 10, end: 70 });
  });

  it('is no larger than its share of the file, nor than its encoded size', () => {
    expect(estimateUploadBytes(10_000_000, 20, createInitialEdits(20, bounds))).toBe(10_000_000);
    expect(estimateUploadBytes(10_000_000, 20, { start: 5, end: 15, isMuted: false })).toBe(5_000_000);
    expect(estimateUploadBytes(90_000_000, 20, createInitialEdits(20, bounds))).toBe(10_320_000);
    expect(estimateUploadBytes(90_000_000, 20, { ...createInitialEdits(20, bounds), isMuted: true })).toBe(10_000_000);
  });
});

describe('getMomentAfterKey', () => {
  it('moves by tenths and by seconds, and stops at the ends', () => {
    expect(getMomentAfterKey('ArrowRight', 2, 10)).toBe(2.1);
    expect(getMomentAfterKey('ArrowLeft', 0.1, 10)).toBe(0);
    expect(getMomentAfterKey('ArrowLeft', 0, 10)).toBe(0);
    expect(getMomentAfterKey('PageUp', 9.5, 10)).toBe(10);
    expect(getMomentAfterKey('Home', 4, 10)).toBe(0);
    expect(getMomentAfterKey('End', 4, 10)).toBe(10);
    expect(getMomentAfterKey('Tab', 4, 10)).toBeNull();
  });
});

describe('getFrameAt', () => {
  const frames = ['a', 'b', 'c'];

  it('finds the nearest still', () => {
    expect(getFrameAt(frames, 0, 10)).toBe('a');
    expect(getFrameAt(frames, 4, 10)).toBe('b');
    expect(getFrameAt(frames, 10, 10)).toBe('c');
    expect(getFrameAt(frames, 99, 10)).toBe('c');
  });

  it('returns nothing without stills', () => {
    expect(getFrameAt([], 4, 10)).toBeNull();
    expect(getFrameAt(frames, 4, 0)).toBe('a');
  });
});

describe('formatMoment', () => {
  it('writes minutes, seconds and tenths', () => {
    expect(formatMoment(0)).toBe('0:00.0');
    expect(formatMoment(7.5)).toBe('0:07.5');
    expect(formatMoment(59.96)).toBe('1:00.0');
    expect(formatMoment(90)).toBe('1:30.0');
  });

  it('follows the selected part', () => {
    expect(formatMoment(clampMoment(3.1234, 10))).toBe('0:03.1');
  });
});
