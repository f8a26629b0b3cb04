import type { Facing } from './recorderState.ts';
import type { CameraDevice } from './useRecorder.ts';

const TICK_MS = 100;
const PART_MS = 1000;
const BITS_PER_SECOND = { videoBitsPerSecond: 4_000_000, audioBitsPerSecond: 128_000 };

/** Portrait preferred; a camera without it gives another format. */
const toVideoConstraints = (facing: Facing) => ({
  facingMode: facing,
  aspectRatio: 9 / 16,
  height: { ideal: 1280 },
  frameRate: { ideal: 30, max: 30 },
});

/** Formats in order of transcoding effort: reels are MP4 with H.264 and AAC. */
const MIME_TYPES = [
  'video/mp4;codecs=avc1.42E01F,mp4a.40.2',
  'video/mp4;codecs=avc1,opus',
  'video/webm;codecs=h264,opus',
  'video/mp4',
  'video/webm;codecs=vp9,opus',
  'video/webm',
];

/** Non-standard track properties that TypeScript's library lacks. */
interface TorchAbilities extends MediaTrackCapabilities {
  torch?: boolean;
}
interface TorchConstraints extends MediaTrackConstraintSet {
  torch: boolean;
}
interface RecorderOptions extends MediaRecorderOptions {
  videoKeyFrameIntervalDuration: number;
}

const isDomException = (error: unknown, name: string) => error instanceof DOMException && error.name === name;

/** Video with sound, or without it if there is no microphone. */
async function openStream(facing: Facing): Promise<MediaStream> {
  const video = toVideoConstraints(facing);
  try {
    return await navigator.mediaDevices.getUserMedia({ video, audio: true });
  } catch (error) {
    if (!isDomException(error, 'NotFoundError')) throw error;
    return await navigator.mediaDevices.getUserMedia({ video });
  }
}

/** Browser implementation. */
export const browserCamera: CameraDevice = {
  async open(facing) {
    const canRecord = navigator.mediaDevices !== undefined && 'MediaRecorder' in globalThis;
    if (!canRecord) throw new DOMException('This browser cannot record video', 'NotFoundError');
    const stream = await openStream(facing);
    const cameras = (await navigator.mediaDevices.enumerateDevices()).filter(({ kind }) => kind === 'videoinput');
    const [picture] = stream.getVideoTracks();
    const abilities: TorchAbilities = picture?.getCapabilities?.() ?? {};
    return {
      stream,
      canFlip: cameras.length > 1,
      hasTorch: abilities.torch === true,
      hasSound: stream.getAudioTracks().length > 0,
    };
  },
  async setTorch(stream, isOn) {
    const torch: TorchConstraints = { torch: isOn };
    await stream.getVideoTracks()[0]?.applyConstraints({ advanced: [torch] });
  },
  startRecording(stream) {
    const parts: Blob[] = [];
    const options: RecorderOptions = {
      ...BITS_PER_SECOND,
      mimeType: MIME_TYPES.find((type) => MediaRecorder.isTypeSupported(type)),
      videoKeyFrameIntervalDuration: 1000,
    };
    const recorder = new MediaRecorder(stream, options);
    const recordedBlob = new Promise<Blob>((resolve) => {
      recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
      recorder.addEventListener('stop', () => resolve(new Blob(parts, { type: recorder.mimeType })));
    });
    recorder.start(PART_MS);
    return {
      pause: () => recorder.state === 'recording' && recorder.pause(),
      resume: () => recorder.state === 'paused' && recorder.resume(),
      stop() {
        if (recorder.state !== 'inactive') recorder.stop();
        return recordedBlob;
      },
    };
  },
  close(stream) {
    for (const track of stream.getTracks()) track.stop();
  },
  now: () => performance.now(),
  tick(then) {
    const timer = setInterval(then, TICK_MS);
    return () => clearInterval(timer);
  },
};
