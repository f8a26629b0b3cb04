import type { VideoEdits } from '@mashrabiya/ui';

export interface VideoJobPayload {
  file: Blob;
  /** Undefined keeps the whole video with its sound. */
  edits: VideoEdits | undefined;
}

export interface PreparedVideo {
  /** Null if the original is uploaded. */
  video: Blob | null;
  /** Low-bitrate version; null if the video is small itself, or this browser cannot encode one. */
  small: Blob | null;
}

export type WorkerMessage = { percent: number } | PreparedVideo | { failed: string };

/** Prepares a video in a worker. Rejects if a requested cut or mute is impossible here, and on abort. */
export function prepareInWorker(
  payload: VideoJobPayload,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<PreparedVideo> {
  const worker = new Worker(new URL('./prepare.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<PreparedVideo>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
      if ('video' in data) resolve(data);
      else if ('failed' in data) reject(new Error(data.failed));
      else onProgress(data.percent);
    });
    worker.postMessage(payload);
  }).finally(() => worker.terminate());
}
