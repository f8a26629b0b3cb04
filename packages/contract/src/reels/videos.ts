export const VIDEOS_PATH = '/clips';

/** Files of a video by its name, as stored and as served below `CLIPS_PATH`. */
export const videoFiles = (name: string) => ({
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

const FILM: Sides = { short: 1080, long: 1920 };
const SMALL: Sides = { short: 480, long: 854 };

const even = (pixels: number) => Math.max(2, Math.round(pixels / 2) * 2);

function fitted({ width, height }: Size, sides: Sides): Size {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const scale = Math.min(1, sides.short / short, sides.long / long);
  return { width: even(width * scale), height: even(height * scale) };
}

const isWithin = (size: Size, sides: Sides): boolean => {
  const { width, height } = fitted(size, sides);
  return width >= size.width && height >= size.height;
};

/** Encoded size: no larger than a reel, and even, as H.264 requires. */
export const fittedSize = (size: Size): Size => fitted(size, FILM);

export const smallSize = (size: Size): Size => fitted(size, SMALL);

export interface Pictures extends Size {
  codec: string | null;
  /** Bits per second. */
  bitrate: number;
  /** Longest gap between two key frames, in seconds. */
  keyFrameGap: number;
}

/** Bits per second above which an otherwise valid video is re-encoded. */
const MOST_BITRATE = 6_000_000;
/** Cameras count frames, not seconds, so 2 s may be exceeded slightly. */
const MOST_KEY_FRAME_GAP = 2.2;

/** Returns true if the video stream needs no re-encoding. */
export const areFit = ({ codec, bitrate, keyFrameGap, ...size }: Pictures): boolean =>
  codec === 'avc' && isWithin(size, FILM) && bitrate <= MOST_BITRATE && keyFrameGap <= MOST_KEY_FRAME_GAP;

/** Bits per second of a low-bitrate version; encoders overshoot in the first seconds. */
const SMALL_BITRATE = 600_000;
const OVERSHOOT = 1.25;

/** Maximum bytes of a low-bitrate version of this duration in seconds. */
export const smallBytes = (seconds: number): number => (SMALL_BITRATE * OVERSHOOT * seconds) / 8;

export interface Weight extends Size {
  bytes: number;
  /** Seconds. */
  duration: number;
}

export const isSmall = ({ bytes, duration, ...size }: Weight): boolean =>
  isWithin(size, SMALL) && bytes <= smallBytes(duration);
