import { ApiError } from '../api/error.ts';
import { createFileUpload, type FileUpload, sendInParts, type VideoUploadSteps } from './sendInParts.ts';

/** Upload state of a video and its optional low-bitrate version. */
export interface VideoUpload {
  video: FileUpload;
  small: FileUpload | null;
}

export const createVideoUpload = (video: Blob, small: Blob | null): VideoUpload => ({
  video: createFileUpload(video),
  small: small && createFileUpload(small),
});

const isRefused = (error: unknown): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500;

/** Resumes where each upload stopped. If the small version is refused, the reel plays without it. */
export async function sendVideo(
  { video: fullVideo, small }: VideoUpload,
  steps: VideoUploadSteps,
  onProgress: (percent: number) => void,
  signal?: AbortSignal,
): Promise<string> {
  const videoShare = fullVideo.video.size / (fullVideo.video.size + (small?.video.size ?? 0));
  const id = await sendInParts(fullVideo, steps, (percent) => onProgress(Math.round(percent * videoShare)), signal);
  if (!small) return id;
  // The video may have been uploaded again, under another id.
  if (small.smallVersionOf !== id)
    Object.assign(small, { ...createFileUpload(small.video), id: undefined, smallVersionOf: id });
  const reportProgress = (percent: number) => onProgress(Math.round(100 * videoShare + percent * (1 - videoShare)));
  try {
    await sendInParts(small, steps, reportProgress, signal);
  } catch (error) {
    if (!isRefused(error)) throw error;
  }
  return id;
}
