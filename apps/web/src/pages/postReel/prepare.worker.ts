import { prepareVideo, writeSmallVideo } from './prepareVideo.ts';
import type { VideoJobPayload, WorkerMessage } from './videoWorker.ts';

/** Share of the total progress: the small version has a fifth of the pixels, and is decoded separately. */
const VIDEO_PROGRESS_SHARE = 0.65;

addEventListener('message', async ({ data }: MessageEvent<VideoJobPayload>) => {
  const report = (message: WorkerMessage) => postMessage(message);
  try {
    const reportProgress = (from: number, share: number) => (percent: number) =>
      report({ percent: Math.round(100 * from + percent * share) });
    const video = await prepareVideo(data, reportProgress(0, VIDEO_PROGRESS_SHARE));
    const smallVideo = await writeSmallVideo(
      video ?? data.file,
      reportProgress(VIDEO_PROGRESS_SHARE, 1 - VIDEO_PROGRESS_SHARE),
    );
    report({ video, small: smallVideo });
  } catch (error) {
    report({ failed: String(error) });
  }
});
