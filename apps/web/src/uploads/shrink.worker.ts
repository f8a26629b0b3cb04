import type { ShrinkRequest } from './pictureWorker.ts';
import { shrinkPicture } from './shrinkPicture.ts';

/** Answers each picture at its port with a smaller one, or null if this browser cannot decode it. */
addEventListener('message', async ({ data }: MessageEvent<ShrinkRequest & { port: MessagePort }>) => {
  data.port.postMessage(await shrinkPicture(data.file, data.quarterTurns).catch(() => null));
});
