import type { Services } from '../../app/services.ts';
import type { JobHandler } from '../../jobs/JobRunner.ts';
import { GiveUp } from '../../jobs/jobRules.ts';
import { TranscodeError } from '../../ports/Transcoder.ts';
import { sentClip } from '../repository/clipUploads.ts';
import { ClipWork } from '../rules/clipWork.ts';
import { isVerdict } from '../services/film.ts';
import { dropOriginal, failClip, makeSmall, prepareFilm } from '../services/prepareClip.ts';

/** What is late is tried once more: the machine may have been busy. */
const MOST_LATE_ATTEMPTS = 2;

/**
 * Writes a film that was sent as one that every phone plays, with its small version and its cover; or makes the small
 * version of one that came without. Does nothing for a film that was deleted meanwhile. One that cannot be written says
 * so to its owner.
 */
export const clipJob =
  (services: Pick<Services, 'db' | 'files' | 'transcoder'>): JobHandler =>
  async (payload, { now, attempts, isLast }) => {
    const { clip, format } = ClipWork.parse(payload);
    const { db, transcoder } = services;
    const upload = await sentClip(db, clip);
    try {
      // Another node may have it.
      if (!transcoder) throw new Error('This node has no ffmpeg');
      const context = { ...services, transcoder, now };
      if (upload?.state === 'preparing' && format) await prepareFilm(upload, format, context);
      else if (upload?.state === 'ready' && upload.small_upload === null) await makeSmall(clip, context);
    } catch (error) {
      const isHopeless =
        error instanceof TranscodeError ? isFinal(error, attempts) : error instanceof GiveUp || isVerdict(error);
      if (!isHopeless && !isLast) throw error;
      await failClip(clip, services);
      throw new GiveUp(`${clip}: ${error instanceof Error ? error.message : error}`);
    }
    await dropOriginal(clip, services);
  };

const isFinal = ({ fault }: TranscodeError, attempts: number): boolean =>
  fault === 'unreadable' || (fault === 'late' && attempts >= MOST_LATE_ATTEMPTS);
