/** The shorter and the longer side of a reel, in pixels at most. */
const SHORT_SIDE = 1080;
const LONG_SIDE = 1920;

interface Size {
  width: number;
  height: number;
}

const even = (pixels: number) => Math.max(2, Math.round(pixels / 2) * 2);

/** The size at which a clip is written: no larger than a reel is, and even, as H.264 wants it. */
export function fittedSize({ width, height }: Size): Size {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const scale = Math.min(1, SHORT_SIDE / short, LONG_SIDE / long);
  return { width: even(width * scale), height: even(height * scale) };
}

/** What is known of the pictures of a clip. */
export interface Pictures extends Size {
  codec: string | null;
  /** Bits per second. */
  bitrate: number;
  /** The longest time between two pictures that stand for themselves, in seconds. */
  keyFrameGap: number;
}

/** Above it a clip is written anew even where nothing else is wrong with it, in bits per second. */
const MOST_BITRATE = 6_000_000;
/** Cameras count frames, not seconds. */
const MOST_KEY_FRAME_GAP = 2.2;

/** Whether pictures can go up as they are. */
export function areFit({ codec, width, height, bitrate, keyFrameGap }: Pictures): boolean {
  const fitted = fittedSize({ width, height });
  const isOfSize = fitted.width >= width && fitted.height >= height;
  return codec === 'avc' && isOfSize && bitrate <= MOST_BITRATE && keyFrameGap <= MOST_KEY_FRAME_GAP;
}
