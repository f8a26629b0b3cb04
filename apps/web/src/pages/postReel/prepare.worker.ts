import type { ClipWork, Preparing } from './clipWorker.ts';
import { prepareClip, writeSmall } from './prepareClip.ts';

/** Share of the total progress: the small version has a fifth of the pixels, and is decoded separately. */
const CLIP_SHARE = 0.65;

addEventListener('message', async ({ data }: MessageEvent<ClipWork>) => {
  const tell = (message: Preparing) => postMessage(message);
  try {
    const tellShare = (from: number, share: number) => (percent: number) =>
      tell({ percent: Math.round(100 * from + percent * share) });
    const clip = await prepareClip(data, tellShare(0, CLIP_SHARE));
    const small = await writeSmall(clip ?? data.file, tellShare(CLIP_SHARE, 1 - CLIP_SHARE));
    tell({ clip, small });
  } catch (error) {
    tell({ failed: String(error) });
  }
});
