import type { ClipWork, Preparing } from './clipWorker.ts';
import { prepareClip } from './prepareClip.ts';

/** Prepares the clip that it is sent; tells how far it is, and at last what came of it. */
addEventListener('message', async ({ data }: MessageEvent<ClipWork>) => {
  const tell = (told: Preparing) => postMessage(told);
  try {
    tell({ clip: await prepareClip(data, (percent) => tell({ percent })) });
  } catch (error) {
    tell({ failed: String(error) });
  }
});
