import type { Services } from '../../app/services.ts';
import type { JobHandler } from '../../jobs/JobRunner.ts';
import { UnrecoverableJobError } from '../../jobs/jobRules.ts';
import { TranscodeError, type TranscodeFault } from '../../ports/Transcoder.ts';
import { findVideo, markVideosFailed } from '../repository/videoUploads.ts';
import { VideoJobPayload } from '../rules/videoJobPayload.ts';
import { createLowBitrateVersion, deleteOriginal, prepareVideo } from '../services/prepareVideo.ts';
import { isVideoFault } from '../services/videoFile.ts';

/** A slow conversion is retried once: the machine may have been busy. */
const MAX_SLOW_ATTEMPTS = 2;

/**
 * Converts an uploaded video for all phones, with its low-bitrate version and its cover, or adds the low-bitrate
 * version to a video that is ready. Skips a video that was deleted meanwhile. A conversion that fails for good marks
 * the video as failed for its owner. Only a broken video loses its original: an operator can retry the others.
 */
export const videoJob =
  (services: Pick<Services, 'db' | 'files' | 'transcoder'>): JobHandler =>
  async (payload, { now, attempts, isLastAttempt }) => {
    const { clip: videoName, format } = VideoJobPayload.parse(payload);
    const { db, transcoder } = services;
    const upload = await findVideo(db, videoName);
    try {
      // The job is retried, perhaps on a node that has ffmpeg.
      if (!transcoder) throw new Error('No ffmpeg on this node');
      const context = { ...services, transcoder, now };
      if (upload?.state === 'ready') {
        if (upload.small_upload === null) await createLowBitrateVersion(videoName, context);
      } else if (upload && format) await prepareVideo(upload, format, context);
    } catch (error) {
      const isBroken = isVideoFault(error) || hasFault(error, 'unreadable');
      const isTooSlow = hasFault(error, 'late') && attempts >= MAX_SLOW_ATTEMPTS;
      if (!isBroken && !isTooSlow && !isLastAttempt && !(error instanceof UnrecoverableJobError)) throw error;
      await markVideosFailed(db, { clip: videoName });
      if (isBroken) await deleteOriginal(videoName, services);
      throw new UnrecoverableJobError(`${videoName}: ${error instanceof Error ? error.message : error}`);
    }
    await deleteOriginal(videoName, services);
  };

const hasFault = (error: unknown, fault: TranscodeFault): boolean =>
  error instanceof TranscodeError && error.fault === fault;
