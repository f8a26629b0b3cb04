/** Public path of films and their captions. */
export const CLIPS_PATH = '/clips';

/** Files of a clip by its name, as they are stored and as they stand below `CLIPS_PATH`. */
export const clipFiles = (name: string) => ({
  film: `${name}.mp4`,
  small: `${name}-small.mp4`,
  captions: { ar: `${name}-ar.vtt`, en: `${name}-en.vtt` },
});

/** In pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The shorter and the longer side of a film, in pixels at most. */
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

/** The size at which a film is written: no larger than a reel is, and even, as H.264 wants it. */
export const fittedSize = (size: Size): Size => fitted(size, FILM);

/** The size at which its small version is written. */
export const smallSize = (size: Size): Size => fitted(size, SMALL);

/** What is known of the pictures of a film. */
export interface Pictures extends Size {
  codec: string | null;
  /** Bits per second. */
  bitrate: number;
  /** The longest time between two pictures that stand for themselves, in seconds. */
  keyFrameGap: number;
}

/** Above it a film is written anew even where nothing else is wrong with it, in bits per second. */
const MOST_BITRATE = 6_000_000;
/** Cameras count frames, not seconds. */
const MOST_KEY_FRAME_GAP = 2.2;

/** Whether pictures can stay as they are. */
export const areFit = ({ codec, bitrate, keyFrameGap, ...size }: Pictures): boolean =>
  codec === 'avc' && isWithin(size, FILM) && bitrate <= MOST_BITRATE && keyFrameGap <= MOST_KEY_FRAME_GAP;

/** Bits per second of a small version; encoders overshoot in the first seconds. */
const SMALL_BITRATE = 600_000;
const OVERSHOOT = 1.25;

/** Bytes of a small version that lasts so many seconds, at most. */
export const smallBytes = (seconds: number): number => (SMALL_BITRATE * OVERSHOOT * seconds) / 8;

/** A film, by what decides whether it is small. */
export interface Weight extends Size {
  bytes: number;
  /** Seconds. */
  duration: number;
}

/** Whether a film is as small as the version for those who save data. */
export const isSmall = ({ bytes, duration, ...size }: Weight): boolean =>
  isWithin(size, SMALL) && bytes <= smallBytes(duration);
