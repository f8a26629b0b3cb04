import { prepareVideo, writeSmall } from './prepareVideo.ts';
import type { VideoJobPayload, WorkerMessage } from './videoWorker.ts';

/** Share of the total progress: the small version has a fifth of the pixels, and is decoded separately. */
const VIDEO_SHARE = 0.65;

addEventListener('message', async ({ data }: MessageEvent<VideoJobPayload>) => {
  const report = (message: WorkerMessage) => postMessage(message);
  try {
    const reportProgress = (from: number, share: number) => (percent: number) =>
      report({ percent: Math.round(100 * from + percent * share) });
    const video = await prepareVideo(data, reportProgress(0, VIDEO_SHARE));
    const smallVideo = await writeSmall(video ?? data.file, reportProgress(VIDEO_SHARE, 1 - VIDEO_SHARE));
    report({ video, small: smallVideo });
  } catch (error) {
    report({ failed: String(error) });
  }
});
