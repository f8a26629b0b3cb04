import { areFit, CLIP_LIMITS, fittedSize, isSmall, type Pictures, type Size, smallSize } from '@mashrabiya/contract';
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
import { cutOf } from './clipRules.ts';
import type { ClipWork } from './clipWorker.ts';

const { bitrates, smallBitrates } = CLIP_LIMITS;
const PICTURES = new Quality({ bitrate: bitrates.video });
const SOUND = new Quality({ bitrate: bitrates.audio });
const SMALL_PICTURES = new Quality({ bitrate: smallBitrates.video });
const SMALL_SOUND = new Quality({ bitrate: smallBitrates.audio });
const FORMATS = [MP4, QTFF, WEBM, MATROSKA];
const MP4_TYPE = 'video/mp4';

/** The longest time between two key frames, in seconds. */
async function keyFrameGap(track: InputVideoTrack, duration: number): Promise<number> {
  const sink = new EncodedPacketSink(track);
  let longest = 0;
  let packet = await sink.getFirstKeyPacket({ metadataOnly: true });
  while (packet) {
    const next = await sink.getNextKeyPacket(packet, { metadataOnly: true });
    longest = Math.max(longest, (next?.timestamp ?? duration) - packet.timestamp);
    packet = next;
  }
  return longest;
}

async function picturesOf(track: InputVideoTrack, duration: number, bytes: number): Promise<Pictures> {
  return {
    codec: await track.getCodec(),
    width: await track.getDisplayWidth(),
    height: await track.getDisplayHeight(),
    bitrate: duration > 0 ? (bytes * 8) / duration : 0,
    keyFrameGap: await keyFrameGap(track, duration),
  };
}

const writtenAnew = (size: Size, quality = PICTURES) => ({
  codec: 'avc' as const,
  ...size,
  fit: 'fill' as const,
  quality,
  keyFrameInterval: 1,
});

const newOutput = () =>
  new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target: new BufferTarget() });

/** What is copied or written of a film: its first picture and sound, and nothing that is noted beside them. */
const PLAIN = { tracks: 'primary', tags: {}, showWarnings: false } as const;

/** Writes a film; what could not be read or written of it is not left out silently. */
async function written(
  conversion: Conversion,
  { target }: Output<Mp4OutputFormat, BufferTarget>,
  tracks: number,
  onProgress: (percent: number) => void,
): Promise<Blob | null> {
  if (!conversion.isValid || conversion.utilizedTracks.length < tracks)
    throw new Error('this browser cannot write the clip anew');
  conversion.onProgress = (done) => onProgress(Math.round(done * 100));
  await conversion.execute();
  return target.buffer && new Blob([target.buffer], { type: MP4_TYPE });
}

/** Few browsers make AAC by themselves. */
async function provideAac(quality = SOUND): Promise<void> {
  if (await canEncodeAudio('aac', { quality })) return;
  const { registerAacEncoder } = await import('@mediabunny/aac-encoder');
  registerAacEncoder();
}

/**
 * Makes a clip what every phone plays: MP4 of H.264 and AAC with its index at the front, no larger than a reel is, with a
 * key frame each second; cut and muted as is wished. What is so already is copied. Null where the clip is to go up as it
 * is: because nothing is to be done, or because this browser can do none of it and the server may.
 * @throws {Error} What was wished cannot be done here.
 */
export async function prepareClip(
  { file, edits }: ClipWork,
  onProgress: (percent: number) => void,
): Promise<Blob | null> {
  const input = new Input({ source: new BlobSource(file), formats: FORMATS });
  let isWished = false;
  try {
    const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
    if (!video) return null;
    const duration = await input.computeDuration();
    const trim = edits && cutOf(edits, duration);
    const sound = edits?.isMuted ? null : audio;
    isWished = trim !== undefined || (audio !== null && sound === null);
    const pictures = await picturesOf(video, duration, file.size);
    // A copy begins with a key frame, hardly ever where it is cut.
    const isVideoFit = areFit(pictures) && !trim?.start;
    const isAudioFit = !sound || (await sound.getCodec()) === 'aac';
    if (isVideoFit && isAudioFit && !isWished) return null;

    if (!isAudioFit) await provideAac();
    const output = newOutput();
    const conversion = await Conversion.init({
      ...PLAIN,
      input,
      output,
      video: isVideoFit ? { codec: 'avc' } : writtenAnew(fittedSize(pictures)),
      audio: sound ? { codec: 'aac', ...(isAudioFit ? {} : { quality: SOUND }) } : { discard: true },
      ...(trim && { trim }),
    });
    return await written(conversion, output, sound ? 2 : 1, onProgress);
  } catch (error) {
    if (isWished) throw error;
    return null;
  } finally {
    input.dispose();
  }
}

/**
 * The version of a clip for those who save data: 480 × 854 at most, with up to 600 kbit/s. Null where the clip is small
 * itself, and where this browser cannot write one: the clip is played without it.
 */
export async function writeSmall(clip: Blob, onProgress: (percent: number) => void): Promise<Blob | null> {
  const input = new Input({ source: new BlobSource(clip), formats: FORMATS });
  try {
    const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
    if (!video) return null;
    const size = { width: await video.getDisplayWidth(), height: await video.getDisplayHeight() };
    const duration = await input.computeDuration();
    if (isSmall({ ...size, duration, bytes: clip.size })) return null;
    if (audio) await provideAac(SMALL_SOUND);
    const output = newOutput();
    const conversion = await Conversion.init({
      ...PLAIN,
      input,
      output,
      video: writtenAnew(smallSize(size), SMALL_PICTURES),
      audio: audio ? { codec: 'aac', quality: SMALL_SOUND } : { discard: true },
    });
    const small = await written(conversion, output, audio ? 2 : 1, onProgress);
    return small && isSmall({ ...smallSize(size), duration, bytes: small.size }) ? small : null;
  } catch {
    return null;
  } finally {
    input.dispose();
  }
}
