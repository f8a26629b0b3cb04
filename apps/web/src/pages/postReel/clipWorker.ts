import type { ClipEdits } from '@mashrabiya/ui';

export interface ClipWork {
  file: Blob;
  /** Undefined keeps the whole video with its sound. */
  edits: ClipEdits | undefined;
}

export interface PreparedClip {
  /** Null if the original is uploaded. */
  clip: Blob | null;
  /** Low-bitrate version; null if the video is small itself, or this browser cannot encode one. */
  small: Blob | null;
}

export type Preparing = { percent: number } | PreparedClip | { failed: string };

/** Prepares a video in a worker. Rejects if a requested cut or mute is impossible here, and on abort. */
export function prepareInWorker(
  work: ClipWork,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<PreparedClip> {
  const worker = new Worker(new URL('./prepare.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<PreparedClip>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    worker.addEventListener('message', ({ data }: MessageEvent<Preparing>) => {
      if ('clip' in data) resolve(data);
      else if ('failed' in data) reject(new Error(data.failed));
      else onProgress(data.percent);
    });
    worker.postMessage(work);
  }).finally(() => worker.terminate());
}
