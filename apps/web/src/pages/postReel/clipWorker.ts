/** What the worker tells: how far it is, 0 to 100, or what came of it. */
export type Preparing = { percent: number } | { clip: Blob | null };

/** Prepares a clip in a worker, so that the page stays responsive; null for one that goes up as it is. */
export function prepareInWorker(file: Blob, onProgress: (percent: number) => void): Promise<Blob | null> {
  const worker = new Worker(new URL('./prepare.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Blob | null>((resolve) => {
    worker.addEventListener('error', () => resolve(null));
    worker.addEventListener('message', ({ data }: MessageEvent<Preparing>) => {
      if ('clip' in data) resolve(data.clip);
      else onProgress(data.percent);
    });
    worker.postMessage(file);
  }).finally(() => worker.terminate());
}
