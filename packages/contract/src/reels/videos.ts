export const VIDEOS_PATH = '/clips';

/** Files of a video by its name, as stored and as served below `VIDEOS_PATH`. */
export const getVideoFiles = (name: string) => ({
  video: `${name}.mp4`,
  small: `${name}-small.mp4`,
  captions: { ar: `${name}-ar.vtt`, en: `${name}-en.vtt` },
});

/** In pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Maximum of the shorter and the longer side of a video, in pixels. */
interface Sides {
  short: number;
  long: number;
}

const FULL_SIDES: Sides = { short: 1080, long: 1920 };
const LOW_BITRATE_SIDES: Sides = { short: 480, long: 854 };

const roundToEven = (pixels: number) => Math.max(2, Math.round(pixels / 2) * 2);

function fitInto({ width, height }: Size, sides: Sides): Size {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const scale = Math.min(1, sides.short / short, sides.long / long);
  return { width: roundToEven(width * scale), height: roundToEven(height * scale) };
}

const isWithin = (size: Size, sides: Sides): boolean => {
  const { width, height } = fitInto(size, sides);
  return width >= size.width && height >= size.height;
};

/** Encoded size: no larger than a reel, and even, as H.264 requires. */
export const getFittedSize = (size: Size): Size => fitInto(size, FULL_SIDES);

export const getLowBitrateSize = (size: Size): Size => fitInto(size, LOW_BITRATE_SIDES);

export interface VideoStream extends Size {
  codec: string | null;
  /** Bits per second. */
  bitrate: number;
  /** Longest gap between two key frames, in seconds. */
  keyFrameGap: number;
}

/** Bits per second above which an otherwise valid video is re-encoded. */
const MAX_BITRATE = 6_000_000;
/** Cameras count frames, not seconds, so 2 s may be exceeded slightly. */
const MAX_KEY_FRAME_GAP_SECONDS = 2.2;

/** Returns true if the video stream needs no re-encoding. */
export const isStreamable = ({ codec, bitrate, keyFrameGap, ...size }: VideoStream): boolean =>
  codec === 'avc' && isWithin(size, FULL_SIDES) && bitrate <= MAX_BITRATE && keyFrameGap <= MAX_KEY_FRAME_GAP_SECONDS;

/** Bits per second of a low-bitrate version; encoders overshoot in the first seconds. */
const LOW_BITRATE = 600_000;
const OVERSHOOT_FACTOR = 1.25;

/** Maximum bytes of a low-bitrate version of this duration in seconds. */
export const getMaxLowBitrateBytes = (seconds: number): number => (LOW_BITRATE * OVERSHOOT_FACTOR * seconds) / 8;

export interface EncodedVideo extends Size {
  bytes: number;
  /** Seconds. */
  duration: number;
}

export const isLowBitrate = ({ bytes, duration, ...size }: EncodedVideo): boolean =>
  isWithin(size, LOW_BITRATE_SIDES) && bytes <= getMaxLowBitrateBytes(duration);
