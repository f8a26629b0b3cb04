import { describe, expect, it } from 'vitest';
import { getFittedSize, getLowBitrateSize, isLowBitrate, isStreamable } from './videos.ts';

describe('getFittedSize', () => {
  it('limits a video to the size of a reel, upright or landscape, with even sides', () => {
    expect(getFittedSize({ width: 2160, height: 3840 })).toEqual({ width: 1080, height: 1920 });
    expect(getFittedSize({ width: 3840, height: 2160 })).toEqual({ width: 1920, height: 1080 });
    expect(getFittedSize({ width: 1440, height: 1440 })).toEqual({ width: 1080, height: 1080 });
    expect(getFittedSize({ width: 1080, height: 2400 })).toEqual({ width: 864, height: 1920 });
    expect(getFittedSize({ width: 721, height: 1281 })).toEqual({ width: 722, height: 1282 });
  });

  it('never enlarges', () => {
    expect(getFittedSize({ width: 480, height: 854 })).toEqual({ width: 480, height: 854 });
  });
});

describe('getLowBitrateSize', () => {
  it('is 480 × 854 for an upright reel', () => {
    expect(getLowBitrateSize({ width: 1080, height: 1920 })).toEqual({ width: 480, height: 854 });
    expect(getLowBitrateSize({ width: 1920, height: 1080 })).toEqual({ width: 854, height: 480 });
  });
});

describe('isStreamable', () => {
  const pictures = { codec: 'avc', width: 1080, height: 1920, bitrate: 4_000_000, keyFrameGap: 1 };

  it('accepts pictures that play everywhere', () => {
    expect(isStreamable(pictures)).toBe(true);
  });

  it('refuses another codec, too large, too heavy, or hard to seek in', () => {
    for (const flaw of [
      { codec: 'hevc' },
      { codec: null },
      { height: 2400 },
      { bitrate: 20_000_000 },
      { keyFrameGap: 10 },
    ])
      expect(isStreamable({ ...pictures, ...flaw }), JSON.stringify(flaw)).toBe(false);
  });
});

describe('isLowBitrate', () => {
  const small = { width: 480, height: 854, duration: 20, bytes: 1_500_000 };

  it('recognises a small version by its sides and its size in bytes', () => {
    expect(isLowBitrate(small)).toBe(true);
    expect(isLowBitrate({ ...small, width: 854, height: 480 })).toBe(true);
    expect(isLowBitrate({ ...small, width: 482 })).toBe(false);
    expect(isLowBitrate({ ...small, bytes: 2_000_000 })).toBe(false);
    expect(isLowBitrate({ ...small, duration: 5 })).toBe(false);
  });
});
