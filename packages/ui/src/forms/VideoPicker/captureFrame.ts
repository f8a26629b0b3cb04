import { openVideo, seek } from './readVideo.ts';

const QUALITY = 0.9;

/** Captures the frame at a moment as a full-size JPEG. Browser only; rejects if the browser cannot play the video. */
export async function captureFrame(src: string, seconds: number): Promise<Blob> {
  const video = await openVideo(src);
  try {
    await seek(
      video,
      Number.isFinite(video.duration) ? Math.min(seconds, Math.max(0, video.duration - 0.05)) : seconds,
    );
    const canvas = document.createElement('canvas');
    canvas.width = video.videoWidth;
    canvas.height = video.videoHeight;
    canvas.getContext('2d')?.drawImage(video, 0, 0);
    const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    if (!picture) throw new Error('The video has no visible frame');
    return picture;
  } finally {
    video.removeAttribute('src');
    video.load();
  }
}
