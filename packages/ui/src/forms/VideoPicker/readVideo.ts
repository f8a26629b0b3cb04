const FRAME_HEIGHT = 240;
/** Recordings without a duration report one only after seeking past their end. */
const BEYOND_END_SECONDS = 1e7;

const waitForEvent = (video: HTMLVideoElement, name: 'seeked' | 'loadeddata'): Promise<void> =>
  new Promise((resolve, reject) => {
    video.addEventListener(name, () => resolve(), { once: true });
    video.addEventListener('error', () => reject(new Error('The video cannot be decoded')), { once: true });
  });

export async function seek(video: HTMLVideoElement, seconds: number): Promise<void> {
  const seekDone = waitForEvent(video, 'seeked');
  video.currentTime = seconds;
  await seekDone;
}

/** Opens a muted video and waits for its first frame. */
export async function openVideo(src: string): Promise<HTMLVideoElement> {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  const loadedEvent = waitForEvent(video, 'loadeddata');
  video.src = src;
  await loadedEvent;
  return video;
}

export interface VideoContent {
  durationSeconds: number;
  /** JPEG data URLs, 240 px high. */
  frames: string[];
}

/** Reads the duration and equally spaced stills of a video. Browser only; rejects if the browser cannot play it. */
export async function readVideo(src: string, count = 8): Promise<VideoContent> {
  const video = await openVideo(src);
  if (!Number.isFinite(video.duration)) await seek(video, BEYOND_END_SECONDS);
  const durationSeconds = video.duration;

  const canvas = document.createElement('canvas');
  canvas.height = FRAME_HEIGHT;
  canvas.width = Math.max(1, Math.round((video.videoWidth / Math.max(1, video.videoHeight)) * FRAME_HEIGHT));
  const frames: string[] = [];
  for (let index = 0; index < count; index += 1) {
    // Some browsers show nothing at the very end.
    await seek(video, Math.min(durationSeconds - 0.05, (durationSeconds * index) / Math.max(1, count - 1)));
    canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
    frames.push(canvas.toDataURL('image/jpeg', 0.7));
  }
  video.removeAttribute('src');
  video.load();
  return { durationSeconds, frames };
}
