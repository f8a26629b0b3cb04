import { VIDEO_LIMITS } from '@mashrabiya/contract';

export interface VideoLimits {
  /** MIME types, such as `video/mp4`. */
  types: readonly string[];
  /** Largest file, in megabytes of a million bytes. */
  megabytes: number;
  /** Shortest and longest duration, in seconds. */
  minSeconds: number;
  maxSeconds: number;
}

export type VideoProblem = 'notAVideo' | 'tooLarge' | 'tooLong' | 'tooShort';

/** Changes made to a video before upload. */
export interface VideoEdits {
  start: number;
  end: number;
  isMuted: boolean;
}

/** A picked video; some facts are known only after it has been read. */
export interface PickedVideo {
  /** Object URL or web address; null shows the frames only. */
  src: string | null;
  state: 'reading' | 'chosen' | 'preparing' | 'uploading' | 'paused' | 'failed' | 'done';
  /** The server still transcodes a video in state `done`: no preview yet. */
  isBeingPrepared?: boolean;
  /** 0–100 while preparing, uploading or paused. */
  progress?: number;
  /** The server's reason for refusing a `failed` video; retrying cannot help. */
  refusal?: string;
  /** Undefined when the file is uploaded unchanged. */
  edits?: VideoEdits;
  /** Size of the file. */
  bytes?: number;
  /** Null until the video has been read. */
  durationSeconds: number | null;
  /** Equally spaced stills from the first moment to the last, made by `readVideo`. */
  frames: readonly string[];
}

const isTooLarge = (bytes: number, { megabytes }: Pick<VideoLimits, 'megabytes'>): boolean =>
  bytes > megabytes * 1_000_000;

export function checkFile(
  { type, size }: Pick<File, 'type' | 'size'>,
  limits: VideoLimits,
  canShrink = false,
): VideoProblem | null {
  // A browser may add its codecs: `video/webm;codecs=vp9`.
  if (!limits.types.includes(type.split(';')[0] ?? '')) return 'notAVideo';
  return !canShrink && isTooLarge(size, limits) ? 'tooLarge' : null;
}

/** Checks the duration; null while it is unknown. */
export function checkDuration(seconds: number | null, { minSeconds, maxSeconds }: VideoLimits): VideoProblem | null {
  if (seconds === null) return null;
  // Encoders overshoot by a frame or two.
  if (seconds > maxSeconds + 0.5) return 'tooLong';
  return seconds < minSeconds ? 'tooShort' : null;
}

/** Checks a video that was read: its duration, and its size where it cannot be re-encoded. */
export function checkVideo(
  video: Pick<PickedVideo, 'durationSeconds' | 'edits' | 'bytes'>,
  limits: VideoLimits,
): VideoProblem | null {
  const isUnedited = video.edits === undefined;
  const size = isUnedited && isTooLarge(video.bytes ?? 0, limits) ? 'tooLarge' : null;
  return checkDuration(getUploadSeconds(video), limits) ?? size;
}

/** Duration of the uploaded part in seconds; null while it is unknown. */
export const getUploadSeconds = ({
  durationSeconds,
  edits,
}: Pick<PickedVideo, 'durationSeconds' | 'edits'>): number | null =>
  edits ? edits.end - edits.start : durationSeconds;

/** Edits of a new video: the longest part allowed, from the start. */
export const createInitialEdits = (duration: number, { maxSeconds }: Pick<VideoLimits, 'maxSeconds'>): VideoEdits => ({
  start: 0,
  end: Math.min(duration, maxSeconds),
  isMuted: false,
});

/**
 * Moves one edge of the trimmed part. The other edge follows when the part gets too long, and blocks when too short.
 */
export function trimVideo(
  edits: VideoEdits,
  edge: 'start' | 'end',
  moment: number,
  duration: number,
  { minSeconds, maxSeconds }: Pick<VideoLimits, 'minSeconds' | 'maxSeconds'>,
): VideoEdits {
  if (edge === 'start') {
    const start = clampMoment(moment, Math.max(0, edits.end - minSeconds));
    return { ...edits, start, end: Math.min(edits.end, start + maxSeconds) };
  }
  const end = Math.max(clampMoment(moment, duration), Math.min(duration, edits.start + minSeconds));
  return { ...edits, end, start: Math.max(edits.start, end - maxSeconds) };
}

export function estimateUploadBytes(bytes: number, duration: number, { start, end, isMuted }: VideoEdits): number {
  const { video, audio } = VIDEO_LIMITS.bitrates;
  const encodedBytes = ((end - start) * (video + (isMuted ? 0 : audio))) / 8;
  return duration > 0 ? Math.min(encodedBytes, (bytes * (end - start)) / duration) : encodedBytes;
}

const roundToTenth = (seconds: number) => Math.round(seconds * 10) / 10;

/** Clamps a moment to the video, rounded to a tenth of a second. */
export const clampMoment = (seconds: number, duration: number): number =>
  roundToTenth(Math.min(duration, Math.max(0, seconds)));

/** Moment that a key press moves to; null for other keys. Time runs to the right in both directions of writing. */
export function getMomentAfterKey(key: string, seconds: number, duration: number): number | null {
  const steps: Record<string, number> = {
    ArrowRight: 0.1,
    ArrowUp: 0.1,
    ArrowLeft: -0.1,
    ArrowDown: -0.1,
    PageUp: 1,
    PageDown: -1,
    Home: -duration,
    End: duration,
  };
  const step = steps[key];
  return step === undefined ? null : clampMoment(seconds + step, duration);
}

export function getFrameAt(frames: readonly string[], seconds: number, duration: number): string | null {
  if (frames.length === 0) return null;
  const share = duration > 0 ? Math.min(1, Math.max(0, seconds / duration)) : 0;
  return frames[Math.round(share * (frames.length - 1))] ?? null;
}

/** Formats a moment as players do, to the tenth: `0:07.5`, `1:30.0`. */
export function formatMoment(seconds: number): string {
  const totalTenths = Math.round(seconds * 10);
  const minutes = Math.floor(totalTenths / 600);
  return `${minutes}:${((totalTenths % 600) / 10).toFixed(1).padStart(4, '0')}`;
}
