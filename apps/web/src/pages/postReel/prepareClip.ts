import { CLIP_LIMITS } from '@mashrabiya/contract';
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
import { areFit, cutOf, fittedSize, type Pictures, type Size } from './clipRules.ts';
import type { ClipWork } from './clipWorker.ts';

const PICTURES = new Quality({ bitrate: CLIP_LIMITS.bitrates.video });
const SOUND = new Quality({ bitrate: CLIP_LIMITS.bitrates.audio });
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

const writtenAnew = (size: Size) => ({
  codec: 'avc' as const,
  ...size,
  fit: 'fill' as const,
  quality: PICTURES,
  keyFrameInterval: 1,
});

/** Few browsers make AAC by themselves. */
async function provideAac(): Promise<void> {
  if (await canEncodeAudio('aac', { quality: SOUND })) return;
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
  const input = new Input({ source: new BlobSource(file), formats: [MP4, QTFF, WEBM, MATROSKA] });
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
    const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target: new BufferTarget() });
    const conversion = await Conversion.init({
      input,
      output,
      tracks: 'primary',
      tags: {},
      showWarnings: false,
      video: isVideoFit ? { codec: 'avc' } : writtenAnew(fittedSize(pictures)),
      audio: sound ? { codec: 'aac', ...(isAudioFit ? {} : { quality: SOUND }) } : { discard: true },
      ...(trim && { trim }),
    });
    if (!conversion.isValid || conversion.utilizedTracks.length < (sound ? 2 : 1))
      throw new Error('this browser cannot write the clip anew');
    conversion.onProgress = (done) => onProgress(Math.round(done * 100));
    await conversion.execute();
    const { buffer } = output.target;
    return buffer && new Blob([buffer], { type: MP4_TYPE });
  } catch (error) {
    if (isWished) throw error;
    return null;
  } finally {
    input.dispose();
  }
}
