import { stat } from 'node:fs/promises';
import { type InputCode, isStreamable, type ProblemCode, VIDEO_LIMITS } from '@mashrabiya/contract';
import {
  Conversion,
  EncodedPacketSink,
  FilePathSource,
  Input,
  type InputAudioTrack,
  type InputFormat,
  type InputTrack,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
} from 'mediabunny';
import { limitConcurrency } from '../../app/limitConcurrency.ts';
import { AppError } from '../../core/AppError.ts';
import { isStorageFault } from '../../core/storageFault.ts';
import type { SourceFormat } from '../../ports/Transcoder.ts';
import { writeVideo } from './fileTarget.ts';

const MOV_FORMATS: readonly InputFormat[] = [MP4, QTFF];
const MATROSKA_FORMATS: readonly InputFormat[] = [WEBM, MATROSKA];

/** Encoders overshoot by a frame or two. */
const DURATION_TOLERANCE_SECONDS = 0.5;

export interface VideoInfo {
  /** Seconds. */
  duration: number;
  /** Pixels as shown. */
  width: number;
  height: number;
}

const createRefusal = (code: InputCode) => new AppError({ code, pointer: '/video' });

/** A video is in memory while its index is written before it. */
const runLimited = limitConcurrency(2);

const VIDEO_FAULT_CODES: readonly ProblemCode[] = [
  'video_broken',
  'video_unsupported',
  'video_too_short',
  'video_too_long',
  'small_video_refused',
];

/** True if an error means that the video itself is not acceptable, so that a retry is useless. */
export const isVideoFault = (error: unknown): boolean =>
  error instanceof AppError && VIDEO_FAULT_CODES.includes(error.faults[0].code);

/** Maps parser errors to a broken video; a disk error says nothing about the video. */
async function withReadErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof AppError || isStorageFault(error) ? error : createRefusal('video_broken');
  }
}

interface Tracks {
  input: Input;
  video: InputVideoTrack;
  audio: InputAudioTrack | null;
  /** Seconds. */
  duration: number;
}

/** Opens a video by its content; refuses other files, and videos without pictures. */
const withTracks = <T>(path: string, callback: (tracks: Tracks) => Promise<T>): Promise<T> =>
  runLimited(() =>
    withReadErrors(async () => {
      const input = new Input({ source: new FilePathSource(path), formats: [...MOV_FORMATS, ...MATROSKA_FORMATS] });
      try {
        if (!(await input.canRead())) throw createRefusal('video_unsupported');
        const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
        if (!video) throw createRefusal('video_unsupported');
        return await callback({ input, video, audio, duration: await input.computeDuration() });
      } finally {
        input.dispose();
      }
    }),
  );

/** All phones play H.264, with AAC or without audio. */
const playsEverywhere = ({ video, audio }: Tracks): boolean =>
  video.codec === 'avc' && (audio === null || audio.codec === 'aac');

/** A video trimmed to the minimum may lack a part of a frame. */
const FRAME_SECONDS = 0.1;

function assertLength(seconds: number): void {
  if (!(seconds >= VIDEO_LIMITS.minSeconds - FRAME_SECONDS)) throw createRefusal('video_too_short');
  if (seconds > VIDEO_LIMITS.maxSeconds + DURATION_TOLERANCE_SECONDS) throw createRefusal('video_too_long');
}

/** More packets than a minute of video or audio has; an index with more is invalid. */
const MAX_PACKETS = 20_000;

async function readPackets(track: InputTrack, options: { metadataOnly: boolean }) {
  let count = 0;
  let lastKeyFrameTime = 0;
  let keyFrameGap = 0;
  for await (const { type, timestamp, duration } of new EncodedPacketSink(track).packets(
    undefined,
    undefined,
    options,
  )) {
    if (++count > MAX_PACKETS) throw createRefusal('video_broken');
    keyFrameGap = Math.max(keyFrameGap, timestamp + duration - lastKeyFrameTime);
    if (type === 'key') lastKeyFrameTime = timestamp;
  }
  return { count, keyFrameGap };
}

/** Refuses a video whose index lists missing data. Returns the longest time between key frames, in seconds. */
async function assertComplete({ video, audio }: Tracks): Promise<number> {
  let gap = 0;
  for (const track of audio ? [audio, video] : [video]) {
    const packets = await readPackets(track, { metadataOnly: true });
    const { count, keyFrameGap } = await readPackets(track, { metadataOnly: false });
    if (count < packets.count) throw createRefusal('video_broken');
    gap = keyFrameGap;
  }
  return gap;
}

/** Pixels of a picture; no phone records more. */
const MAX_PIXELS = 4096 * 4096;

export interface SourceVideo extends VideoInfo {
  format: SourceFormat;
}

/**
 * Returns a video that must be re-encoded, because some phones do not play it, or it exceeds a reel's limits; undefined
 * if it can stay unchanged.
 * @throws {AppError} It is not a video, or of an unknown kind.
 */
export const findVideoToPrepare = (path: string): Promise<SourceVideo | undefined> =>
  withTracks(path, async (tracks) => {
    const { input, video, audio, duration } = tracks;
    if (video.codec === null || (audio && audio.codec === null)) throw createRefusal('video_unsupported');
    const { displayWidth: width, displayHeight: height } = video;
    if (width * height > MAX_PIXELS) throw createRefusal('video_unsupported');
    assertLength(duration);
    const keyFrameGap = await assertComplete(tracks);
    const bitrate = ((await stat(path)).size * 8) / duration;
    const isAlreadyStreamable = isStreamable({ codec: video.codec, width, height, bitrate, keyFrameGap });
    if (isAlreadyStreamable && playsEverywhere(tracks)) return undefined;
    const format = MOV_FORMATS.includes(await input.getFormat()) ? 'mov' : 'matroska';
    return { duration, width, height, format };
  });

export const readVideo = (path: string): Promise<VideoInfo> =>
  withTracks(path, async ({ video: { displayWidth: width, displayHeight: height }, duration }) => ({
    duration,
    width,
    height,
  }));

/**
 * Remuxes a video to `target`, as MP4 with its index at the front: tracks unchanged, without metadata such as the
 * location.
 * @throws {AppError}
 */
export async function remuxVideo(path: string, target: string): Promise<VideoInfo> {
  const videoInfo = await copyVideo(path, target);
  await withTracks(target, assertComplete);
  return videoInfo;
}

const copyVideo = (path: string, target: string): Promise<VideoInfo> =>
  withTracks(path, async (tracks) => {
    const { input, video, audio, duration } = tracks;
    if (!playsEverywhere(tracks)) throw createRefusal('video_unsupported');
    const { displayWidth: width, displayHeight: height } = video;
    assertLength(duration);
    await assertComplete(tracks);
    await writeVideo(target, async (file) => {
      const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target: file });
      const conversion = await Conversion.init({ input, output, tracks: 'primary', tags: {}, showWarnings: false });
      if (!conversion.isValid || conversion.utilizedTracks.length < (audio ? 2 : 1))
        throw createRefusal('video_broken');
      await conversion.execute();
    });
    return { duration, width, height };
  });
