import type { CameraDevice } from './useRecorder.ts';

const SECOND = 1000;
/** Upright, as phones are held; a camera that cannot gives what it has. */
const WANTED = { video: { facingMode: 'environment', aspectRatio: 9 / 16, height: { ideal: 1280 } }, audio: true };
const TYPES = ['video/mp4', 'video/webm;codecs=vp9,opus', 'video/webm'];

/** The browser's own camera and recorder. */
export const browserCamera: CameraDevice = {
  async open() {
    if (!navigator.mediaDevices) throw new DOMException('no camera here', 'NotFoundError');
    return await navigator.mediaDevices.getUserMedia(WANTED);
  },
  record(stream) {
    const parts: Blob[] = [];
    const recorder = new MediaRecorder(stream, { mimeType: TYPES.find((type) => MediaRecorder.isTypeSupported(type)) });
    const done = new Promise<Blob>((resolve) => {
      recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
      recorder.addEventListener('stop', () => resolve(new Blob(parts, { type: recorder.mimeType })));
    });
    recorder.start(SECOND);
    return {
      stop() {
        if (recorder.state !== 'inactive') recorder.stop();
        return done;
      },
    };
  },
  close(stream) {
    for (const track of stream.getTracks()) track.stop();
  },
  everySecond(tick) {
    const timer = setInterval(tick, SECOND);
    return () => clearInterval(timer);
  },
};
