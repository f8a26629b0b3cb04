import type { ClipEdits } from '@mashrabiya/ui';

export interface ClipWork {
  file: Blob;
  /** Undefined keeps the whole clip with its sound. */
  edits: ClipEdits | undefined;
}

/** A clip as it goes up. */
export interface PreparedClip {
  /** Null for one that goes up as it is. */
  clip: Blob | null;
  /** Its version for those who save data; null where the clip is small itself, or none could be written here. */
  small: Blob | null;
}

/** What the worker tells: how far it is, 0 to 100, or what came of it. */
export type Preparing = { percent: number } | PreparedClip | { failed: string };

/**
 * Prepares a clip in a worker, so that the page stays responsive. Rejects where it was to be cut or muted and could not
 * be, and where it is not wanted any more.
 */
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
