import {
  BlobSource,
  BufferTarget,
  Conversion,
  canEncodeAudio,
  canEncodeVideo,
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
import { areFit, fittedSize, type Pictures } from './clipRules.ts';

const VIDEO_BITRATE = 4_000_000;
const AUDIO_BITRATE = 128_000;
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

/** Few browsers make AAC by themselves. */
async function provideAac(): Promise<void> {
  if (await canEncodeAudio('aac', { quality: new Quality({ bitrate: AUDIO_BITRATE }) })) return;
  const { registerAacEncoder } = await import('@mediabunny/aac-encoder');
  registerAacEncoder();
}

/**
 * Makes a clip what every phone plays: MP4 of H.264 and AAC with its index at the front, no larger than a reel is, with a
 * key frame each second. What is so already stays as it was filmed. Null where the clip is to go up as it is: because
 * nothing is wrong with it, or because this browser cannot read or write it.
 */
export async function prepareClip(file: Blob, onProgress: (percent: number) => void): Promise<Blob | null> {
  const input = new Input({ source: new BlobSource(file), formats: [MP4, QTFF, WEBM, MATROSKA] });
  try {
    const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
    if (!video) return null;
    const pictures = await picturesOf(video, await input.computeDuration(), file.size);
    const isVideoFit = areFit(pictures);
    const isAudioFit = !audio || (await audio.getCodec()) === 'aac';
    if (isVideoFit && isAudioFit) return null;

    const size = fittedSize(pictures);
    const quality = new Quality({ bitrate: VIDEO_BITRATE });
    if (!isVideoFit && !(await canEncodeVideo('avc', { ...size, quality }))) return null;
    if (!isAudioFit) await provideAac();
    const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target: new BufferTarget() });
    const conversion = await Conversion.init({
      input,
      output,
      tracks: 'primary',
      tags: {},
      showWarnings: false,
      video: isVideoFit ? { codec: 'avc' } : { codec: 'avc', ...size, fit: 'fill', quality, keyFrameInterval: 1 },
      audio: isAudioFit ? { codec: 'aac' } : { codec: 'aac', quality: new Quality({ bitrate: AUDIO_BITRATE }) },
    });
    if (!conversion.isValid || conversion.utilizedTracks.length < (audio ? 2 : 1)) return null;
    conversion.onProgress = (done) => onProgress(Math.round(done * 100));
    await conversion.execute();
    const { buffer } = output.target;
    return buffer && new Blob([buffer], { type: MP4_TYPE });
  } finally {
    input.dispose();
  }
}
