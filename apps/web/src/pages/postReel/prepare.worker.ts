import type { Preparing } from './clipWorker.ts';
import { prepareClip } from './prepareClip.ts';

/** Prepares the clip that it is sent; tells how far it is, and at last the clip, or null for one that goes up as it is. */
addEventListener('message', async ({ data }: MessageEvent<Blob>) => {
  const tell = (told: Preparing) => postMessage(told);
  const clip = await prepareClip(data, (percent) => tell({ percent })).catch(() => null);
  tell({ clip });
});
