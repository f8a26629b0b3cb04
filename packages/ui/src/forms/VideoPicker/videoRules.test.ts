import { VIDEO_LIMITS } from '@mashrabiya/contract';
import { describe, expect, it } from 'vitest';
import {
  clampMoment,
  clock,
  durationProblem,
  fileProblem,
  frameAt,
  momentAfterKey,
  sentBytes,
  sentSeconds,
  trimmed,
  videoProblem,
  wholeVideo,
} from './videoRules.ts';

const limits = { ...VIDEO_LIMITS, types: ['video/mp4', 'video/webm'], megabytes: 50, least: 3, most: 60 };

describe('fileProblem', () => {
  it('accepts videos of the listed types', () => {
    expect(fileProblem({ type: 'video/mp4', size: 1 }, limits)).toBeNull();
    expect(fileProblem({ type: 'video/webm;codecs=vp9', size: 1 }, limits)).toBeNull();
    for (const type of ['video/x-msvideo', 'image/gif', '']) {
      expect(fileProblem({ type, size: 1 }, limits)).toBe('notAVideo');
    }
  });

  it('accepts files up to the limit', () => {
    expect(fileProblem({ type: 'video/mp4', size: 50_000_000 }, limits)).toBeNull();
    expect(fileProblem({ type: 'video/mp4', size: 50_000_001 }, limits)).toBe('tooLarge');
  });

  it('accepts files of any size if they can be compressed, and still no other types', () => {
    expect(fileProblem({ type: 'video/mp4', size: 4_000_000_000 }, limits, true)).toBeNull();
    expect(fileProblem({ type: 'image/gif', size: 1 }, limits, true)).toBe('notAVideo');
  });
});

describe('videoProblem', () => {
  const large = { durationSeconds: 20, bytes: 50_000_001 };

  it('is the size of an unchanged file', () => {
    expect(videoProblem(large, limits)).toBe('tooLarge');
    expect(videoProblem({ ...large, durationSeconds: null }, limits)).toBe('tooLarge');
    expect(videoProblem({ ...large, edits: wholeVideo(20, limits) }, limits)).toBeNull();
    expect(videoProblem({ durationSeconds: 20 }, limits)).toBeNull();
  });

  it('is the duration of the selected part', () => {
    expect(videoProblem({ durationSeconds: 95 }, limits)).toBe('tooLong');
    expect(videoProblem({ durationSeconds: 95, edits: wholeVideo(95, limits) }, limits)).toBeNull();
  });
});

describe('durationProblem', () => {
  it('is undefined until the video is loaded', () => {
    expect(durationProblem(null, limits)).toBeNull();
  });

  it('checks both limits, with a tolerance of a few frames', () => {
    expect(durationProblem(2.9, limits)).toBe('tooShort');
    expect(durationProblem(3, limits)).toBeNull();
    expect(durationProblem(60.2, limits)).toBeNull();
    expect(durationProblem(61, limits)).toBe('tooLong');
  });
});

describe('the selected part', () => {
  const bounds = { least: 3, most: 60 };

  it('starts with the longest allowed part', () => {
    expect(wholeVideo(20, bounds)).toEqual({ start: 0, end: 20, isMuted: false });
    expect(wholeVideo(95, bounds)).toMatchObject({ start: 0, end: 60 });
    expect(sentSeconds({ durationSeconds: 95, edits: wholeVideo(95, bounds) })).toBe(60);
    expect(sentSeconds({ durationSeconds: 95 })).toBe(95);
  });

  it('keeps the shortest duration at least', () => {
    const whole = wholeVideo(20, bounds);
    expect(trimmed(whole, 'start', 19, 20, bounds)).toMatchObject({ start: 17, end: 20 });
    expect(trimmed(whole, 'end', 1, 20, bounds)).toMatchObject({ start: 0, end: 3 });
    expect(trimmed(wholeVideo(2, bounds), 'end', 1, 2, bounds)).toMatchObject({ start: 0, end: 2 });
  });

  it('moves the other end if the part would be too long', () => {
    const whole = wholeVideo(95, bounds);
    expect(trimmed(whole, 'end', 90, 95, bounds)).toMatchObject({ start: 30, end: 90 });
    expect(trimmed({ ...whole, start: 30, end: 90 }, 'start', 10, 95, bounds)).toMatchObject({ start: 10, end: 70 });
  });

  it('is no larger than its share of the file, nor than its encoded size', () => {
    expect(sentBytes(10_000_000, 20, wholeVideo(20, bounds))).toBe(10_000_000);
    expect(sentBytes(10_000_000, 20, { start: 5, end: 15, isMuted: false })).toBe(5_000_000);
    expect(sentBytes(90_000_000, 20, wholeVideo(20, bounds))).toBe(10_320_000);
    expect(sentBytes(90_000_000, 20, { ...wholeVideo(20, bounds), isMuted: true })).toBe(10_000_000);
  });
});

describe('momentAfterKey', () => {
  it('moves by tenths and by seconds, and stops at the ends', () => {
    expect(momentAfterKey('ArrowRight', 2, 10)).toBe(2.1);
    expect(momentAfterKey('ArrowLeft', 0.1, 10)).toBe(0);
    expect(momentAfterKey('ArrowLeft', 0, 10)).toBe(0);
    expect(momentAfterKey('PageUp', 9.5, 10)).toBe(10);
    expect(momentAfterKey('Home', 4, 10)).toBe(0);
    expect(momentAfterKey('End', 4, 10)).toBe(10);
    expect(momentAfterKey('Tab', 4, 10)).toBeNull();
  });
});

describe('frameAt', () => {
  const frames = ['a', 'b', 'c'];

  it('finds the nearest still', () => {
    expect(frameAt(frames, 0, 10)).toBe('a');
    expect(frameAt(frames, 4, 10)).toBe('b');
    expect(frameAt(frames, 10, 10)).toBe('c');
    expect(frameAt(frames, 99, 10)).toBe('c');
  });

  it('returns nothing without stills', () => {
    expect(frameAt([], 4, 10)).toBeNull();
    expect(frameAt(frames, 4, 0)).toBe('a');
  });
});

describe('clock', () => {
  it('writes minutes, seconds and tenths', () => {
    expect(clock(0)).toBe('0:00.0');
    expect(clock(7.5)).toBe('0:07.5');
    expect(clock(59.96)).toBe('1:00.0');
    expect(clock(90)).toBe('1:30.0');
  });

  it('follows the selected part', () => {
    expect(clock(clampMoment(3.1234, 10))).toBe('0:03.1');
  });
});
