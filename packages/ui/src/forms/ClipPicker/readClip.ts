const HEIGHT = 240;
/** A recording that has no length of its own tells it once one has looked for its end. */
const PAST_ANY_END = 1e7;

const event = (video: HTMLVideoElement, name: 'seeked' | 'loadeddata'): Promise<void> =>
  new Promise((resolve, reject) => {
    video.addEventListener(name, () => resolve(), { once: true });
    video.addEventListener('error', () => reject(new Error('the clip cannot be read')), { once: true });
  });

/** Shows the picture of a moment. */
export async function seek(video: HTMLVideoElement, seconds: number): Promise<void> {
  const there = event(video, 'seeked');
  video.currentTime = seconds;
  await there;
}

/** A clip that shows its first picture, without sound. */
export async function openVideo(src: string): Promise<HTMLVideoElement> {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  const loaded = event(video, 'loadeddata');
  video.src = src;
  await loaded;
  return video;
}

export interface ReadClip {
  durationSeconds: number;
  /** JPEG data URLs, 240 px high. */
  frames: string[];
}

/**
 * How long a clip lasts, and stills of equal distance for its filmstrip. Only in a browser; rejects where that cannot
 * play the clip.
 */
export async function readClip(src: string, count = 8): Promise<ReadClip> {
  const video = await openVideo(src);
  if (!Number.isFinite(video.duration)) await seek(video, PAST_ANY_END);
  const durationSeconds = video.duration;

  const canvas = document.createElement('canvas');
  canvas.height = HEIGHT;
  canvas.width = Math.max(1, Math.round((video.videoWidth / Math.max(1, video.videoHeight)) * HEIGHT));
  const frames: string[] = [];
  for (let at = 0; at < count; at += 1) {
    // The very end shows nothing in some browsers.
    await seek(video, Math.min(durationSeconds - 0.05, (durationSeconds * at) / Math.max(1, count - 1)));
    canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
    frames.push(canvas.toDataURL('image/jpeg', 0.7));
  }
  video.removeAttribute('src');
  video.load();
  return { durationSeconds, frames };
}
