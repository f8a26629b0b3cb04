import {
  getFittedSize,
  getLowBitrateSize,
  isLowBitrate,
  isStreamable,
  type Size,
  VIDEO_LIMITS,
  type VideoStream,
} from '@mashrabiya/contract';
import {
  BlobSource,
  BufferTarget,
  Conversion,
  canEncodeAudio,
  EncodedPacketSink,
  Input,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  Quality,
  WEBM,
} from 'mediabunny';
import { getTrimRange } from './videoRules.ts';
import type { VideoJobPayload } from './videoWorker.ts';

const { bitrates, smallBitrates } = VIDEO_LIMITS;
const VIDEO_QUALITY = new Quality({ bitrate: bitrates.video });
const AUDIO_QUALITY = new Quality({ bitrate: bitrates.audio });
const SMALL_VIDEO_QUALITY = new Quality({ bitrate: smallBitrates.video });
const SMALL_AUDIO_QUALITY = new Quality({ bitrate: smallBitrates.audio });
const INPUT_FORMATS = [MP4, QTFF, WEBM, MATROSKA];
const MP4_TYPE = 'video/mp4';

/** Longest time between two key frames, in seconds. */
async function measureKeyFrameGap(track: InputVideoTrack, duration: number): Promise<number> {
  const sink = new EncodedPacketSink(track);
  let longestGap = 0;
  let packet = await sink.getFirstKeyPacket({ metadataOnly: true });
  while (packet) {
    const next = await sink.getNextKeyPacket(packet, { metadataOnly: true });
    longestGap = Math.max(longestGap, (next?.timestamp ?? duration) - packet.timestamp);
    packet = next;
  }
  return longestGap;
}

async function readVideoFormat(track: InputVideoTrack, duration: number, bytes: number): Promise<VideoStream> {
  return {
    codec: await track.getCodec(),
    width: await track.getDisplayWidth(),
    height: await track.getDisplayHeight(),
    bitrate: duration > 0 ? (bytes * 8) / duration : 0,
    keyFrameGap: await measureKeyFrameGap(track, duration),
  };
}

const buildVideoOptions = (size: Size, quality = VIDEO_QUALITY) => ({
  codec: 'avc' as const,
  ...size,
  fit: 'fill' as const,
  quality,
  keyFrameInterval: 1,
});

const createOutput = () =>
  new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target: new BufferTarget() });

/** Copies or encodes the first picture and sound track, without metadata. */
const CONVERSION_DEFAULTS = { tracks: 'primary', tags: {}, showWarnings: false } as const;

/** Writes a video; throws instead of silently dropping tracks that cannot be read or written. */
async function runConversion(
  conversion: Conversion,
  { target }: Output<Mp4OutputFormat, BufferTarget>,
  trackCount: number,
  onProgress: (percent: number) => void,
): Promise<Blob | null> {
  if (!conversion.isValid || conversion.utilizedTracks.length < trackCount)
    throw new Error('The browser cannot re-encode the video');
  conversion.onProgress = (done) => onProgress(Math.round(done * 100));
  await conversion.execute();
  return target.buffer && new Blob([target.buffer], { type: MP4_TYPE });
}

/** Few browsers can encode AAC natively. */
async function ensureAacEncoder(quality = AUDIO_QUALITY): Promise<void> {
  if (await canEncodeAudio('aac', { quality })) return;
  const { registerAacEncoder } = await import('@mediabunny/aac-encoder');
  registerAacEncoder();
}

/**
 * Converts a video to a format that every phone plays: MP4 with H.264 and AAC, index at the front, no larger than a
 * reel, a key frame each second; cut and muted as requested. Tracks that already fit are copied. Null if the original
 * is to be uploaded: because it fits, or because only the server can convert it.
 * @throws {Error} The requested edit is impossible here.
 */
export async function prepareVideo(
  { file, edits }: VideoJobPayload,
  onProgress: (percent: number) => void,
): Promise<Blob | null> {
  const input = new Input({ source: new BlobSource(file), formats: INPUT_FORMATS });
  let isEditRequested = false;
  try {
    const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
    if (!video) return null;
    const duration = await input.computeDuration();
    const trim = edits && getTrimRange(edits, duration);
    const audioTrack = edits?.isMuted ? null : audio;
    isEditRequested = trim !== undefined || (audio !== null && audioTrack === null);
    const format = await readVideoFormat(video, duration, file.size);
    // A copy must start with a key frame, and a cut rarely does.
    const canCopyVideo = isStreamable(format) && !trim?.start;
    const canCopyAudio = !audioTrack || (await audioTrack.getCodec()) === 'aac';
    if (canCopyVideo && canCopyAudio && !isEditRequested) return null;

    if (!canCopyAudio) await ensureAacEncoder();
    const output = createOutput();
    const conversion = await Conversion.init({
      ...CONVERSION_DEFAULTS,
      input,
      output,
      video: canCopyVideo ? { codec: 'avc' } : buildVideoOptions(getFittedSize(format)),
      audio: audioTrack ? { codec: 'aac', ...(canCopyAudio ? {} : { quality: AUDIO_QUALITY }) } : { discard: true },
      ...(trim && { trim }),
    });
    return await runConversion(conversion, output, audioTrack ? 2 : 1, onProgress);
  } catch (error) {
    if (isEditRequested) throw error;
    return null;
  } finally {
    input.dispose();
  }
}

/** At most 480 × 854 and 600 kbit/s. Null if the video is small, or this browser cannot encode it. */
export async function writeSmallVideo(source: Blob, onProgress: (percent: number) => void): Promise<Blob | null> {
  const input = new Input({ source: new BlobSource(source), formats: INPUT_FORMATS });
  try {
    const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
    if (!video) return null;
    const size = { width: await video.getDisplayWidth(), height: await video.getDisplayHeight() };
    const duration = await input.computeDuration();
    if (isLowBitrate({ ...size, duration, bytes: source.size })) return null;
    if (audio) await ensureAacEncoder(SMALL_AUDIO_QUALITY);
    const output = createOutput();
    const conversion = await Conversion.init({
      ...CONVERSION_DEFAULTS,
      input,
      output,
      video: buildVideoOptions(getLowBitrateSize(size), SMALL_VIDEO_QUALITY),
      audio: audio ? { codec: 'aac', quality: SMALL_AUDIO_QUALITY } : { discard: true },
    });
    const smallVideo = await runConversion(conversion, output, audio ? 2 : 1, onProgress);
    return smallVideo && isLowBitrate({ ...getLowBitrateSize(size), duration, bytes: smallVideo.size })
      ? smallVideo
      : null;
  } catch {
    return null;
  } finally {
    input.dispose();
  }
}
