import { CLIP_LIMITS } from '@mashrabiya/contract';

/** What a clip may be. */
export interface ClipLimits {
  /** MIME types, such as `video/mp4`. */
  types: readonly string[];
  /** Largest file, in megabytes of a million bytes. */
  megabytes: number;
  /** Shortest and longest, in seconds. */
  least: number;
  most: number;
}

/** Why a clip is not taken. */
export type ClipProblem = 'notAClip' | 'tooLarge' | 'tooLong' | 'tooShort';

/** What is sent of a clip. */
export interface ClipEdits {
  /** The part that is kept, in seconds. */
  start: number;
  end: number;
  isMuted: boolean;
}

/** A clip that was chosen, as far as it is known. */
export interface PickedClip {
  /** Where it plays from: an object URL or an address; null shows its frames alone. */
  src: string | null;
  state: 'reading' | 'chosen' | 'preparing' | 'uploading' | 'paused' | 'failed' | 'done';
  /** Whether the server still prepares a clip that is `done`: it cannot be looked at yet. */
  isBeingPrepared?: boolean;
  /** 0–100 while preparing, uploading or paused. */
  progress?: number;
  /** Why the server refused a clip that `failed`, in its words: sending it again would be for nothing. */
  refusal?: string;
  /** What is made of it before it is sent; undefined where it goes as it is. */
  edits?: ClipEdits;
  /** Bytes of the file. */
  bytes?: number;
  /** Null until the clip has been read. */
  durationSeconds: number | null;
  /** Stills of equal distance, the first from the start and the last from the end (`readClip` takes them). */
  frames: readonly string[];
}

const isTooLarge = (bytes: number, { megabytes }: Pick<ClipLimits, 'megabytes'>): boolean =>
  bytes > megabytes * 1_000_000;

/** What can be said of a file before it is read. One that can be made smaller here may have any size. */
export function fileProblem(
  { type, size }: Pick<File, 'type' | 'size'>,
  limits: ClipLimits,
  canShrink = false,
): ClipProblem | null {
  // A browser may add its codecs: `video/webm;codecs=vp9`.
  if (!limits.types.includes(type.split(';')[0] ?? '')) return 'notAClip';
  return !canShrink && isTooLarge(size, limits) ? 'tooLarge' : null;
}

/** What is wrong with how long a clip lasts; nothing while that is not known. */
export function durationProblem(seconds: number | null, { least, most }: ClipLimits): ClipProblem | null {
  if (seconds === null) return null;
  // Encoders overshoot by a frame or two.
  if (seconds > most + 0.5) return 'tooLong';
  return seconds < least ? 'tooShort' : null;
}

/** Why a clip that was read is not sent: how long it lasts, or its size where nothing makes it smaller. */
export function clipProblem(
  clip: Pick<PickedClip, 'durationSeconds' | 'edits' | 'bytes'>,
  limits: ClipLimits,
): ClipProblem | null {
  const isSentWhole = clip.edits === undefined;
  const size = isSentWhole && isTooLarge(clip.bytes ?? 0, limits) ? 'tooLarge' : null;
  return durationProblem(sentSeconds(clip), limits) ?? size;
}

/** How long the sent part of a clip lasts, in seconds; null while that is not known. */
export const sentSeconds = ({
  durationSeconds,
  edits,
}: Pick<PickedClip, 'durationSeconds' | 'edits'>): number | null => (edits ? edits.end - edits.start : durationSeconds);

/** A clip as it is before anything was cut: as much of it as may be sent. */
export const wholeClip = (duration: number, { most }: Pick<ClipLimits, 'most'>): ClipEdits => ({
  start: 0,
  end: Math.min(duration, most),
  isMuted: false,
});

/** Moves an end of the part that is kept; the other end gives way where it would be too long, and stops it where too short. */
export function trimmed(
  edits: ClipEdits,
  edge: 'start' | 'end',
  moment: number,
  duration: number,
  { least, most }: Pick<ClipLimits, 'least' | 'most'>,
): ClipEdits {
  if (edge === 'start') {
    const start = clampMoment(moment, Math.max(0, edits.end - least));
    return { ...edits, start, end: Math.min(edits.end, start + most) };
  }
  const end = Math.max(clampMoment(moment, duration), Math.min(duration, edits.start + least));
  return { ...edits, end, start: Math.max(edits.start, end - most) };
}

/** About how many bytes are sent of a clip. */
export function sentBytes(bytes: number, duration: number, { start, end, isMuted }: ClipEdits): number {
  const { video, audio } = CLIP_LIMITS.bitrates;
  const written = ((end - start) * (video + (isMuted ? 0 : audio))) / 8;
  return duration > 0 ? Math.min(written, (bytes * (end - start)) / duration) : written;
}

const tenths = (seconds: number) => Math.round(seconds * 10) / 10;

/** A moment within the clip, to the tenth of a second. */
export const clampMoment = (seconds: number, duration: number): number =>
  tenths(Math.min(duration, Math.max(0, seconds)));

/** Where a key takes the moment that is chosen; null for other keys. Time runs rightwards in both directions. */
export function momentAfterKey(key: string, seconds: number, duration: number): number | null {
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

/** The still that is nearest to a moment. */
export function frameAt(frames: readonly string[], seconds: number, duration: number): string | null {
  if (frames.length === 0) return null;
  const share = duration > 0 ? Math.min(1, Math.max(0, seconds / duration)) : 0;
  return frames[Math.round(share * (frames.length - 1))] ?? null;
}

/** A moment as players write it, to the tenth: `0:07.5`, `1:30.0`. */
export function clock(seconds: number): string {
  const all = Math.round(seconds * 10);
  const minutes = Math.floor(all / 600);
  return `${minutes}:${((all % 600) / 10).toFixed(1).padStart(4, '0')}`;
}
