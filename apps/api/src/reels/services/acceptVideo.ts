import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { getVideoFiles, isLowBitrate } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import sharp from 'sharp';
import type { CallContext } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import type { Tables } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { storeVerified } from '../../files/storeVerified.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { acceptPicture } from '../../media/services/acceptPicture.ts';
import {
  findVideoWithoutLowBitrate,
  insertVideoUpload,
  lockVideo,
  recordLowBitrateUpload,
  type VideoUpload,
} from '../repository/videoUploads.ts';
import { toOriginalFile, VIDEO_JOB } from '../rules/videoJobPayload.ts';
import { findVideoToPrepare, remuxVideo, type SourceVideo, type VideoInfo } from './videoFile.ts';

type AcceptContext = Pick<CallContext, 'db' | 'files' | 'now' | 'transcoder'>;

const generateVideoName = (): string => randomBytes(8).toString('hex');

async function withVideo<T>(path: string, callback: (video: VideoInfo, target: string) => Promise<T>): Promise<T> {
  const target = `${path}.mp4`;
  try {
    return await callback(await remuxVideo(path, target), target);
  } finally {
    await rm(target, { force: true });
  }
}

const openBlob = (path: string) => openAsBlob(path, { type: 'video/mp4' });

/** Placeholder cover until the video is ready: a plain area, upright. */
const PLAIN_COVER = { width: 720, height: 1280, channels: 3, background: '#d8cdbb' } as const;

async function storeOriginal(
  path: string,
  video: SourceVideo,
  { clip: videoName, userId }: VideoOwner,
  context: AcceptContext,
) {
  const { db, files, now } = context;
  const cover = `${path}.png`;
  try {
    await sharp({ create: PLAIN_COVER }).png().toFile(cover);
    const poster = await acceptPicture({ path: cover }, { db, files, userId, field: 'video', now });
    const { duration, format } = video;
    const upload = { clip: videoName, user_id: userId, duration, created_at: now, state: 'preparing' as const };
    const savedUpload = await insertVideoUpload(db, { ...upload, poster: JSON.stringify(poster) });
    await storeVerified(files, toOriginalFile(videoName), await openAsBlob(path, { type: 'application/octet-stream' }));
    await enqueue(db, { kind: VIDEO_JOB, payload: { clip: videoName, format }, now });
    return savedUpload;
  } finally {
    await rm(cover, { force: true });
  }
}

interface VideoOwner {
  clip: string;
  userId: string;
}

/**
 * Checks a video at a path, records its owner, and stores it under a new name. If the machine has an encoder, a job
 * re-encodes videos that do not play everywhere, or are too large for a reel; otherwise these are refused.
 */
export async function acceptVideo(
  path: string,
  userId: string,
  context: AcceptContext,
  videoName = generateVideoName(),
): Promise<VideoUpload> {
  const { db, files, now, transcoder } = context;
  const source = transcoder && (await findVideoToPrepare(path));
  if (source) return storeOriginal(path, source, { clip: videoName, userId }, context);
  return withVideo(path, async ({ duration }, target) => {
    // Saved before the file: the cleanup job would never find a file without a row.
    const savedUpload = await insertVideoUpload(db, { clip: videoName, user_id: userId, duration, created_at: now });
    await storeVerified(files, getVideoFiles(videoName).video, await openBlob(target));
    return savedUpload;
  });
}

/** Enqueues a low-bitrate version of a video that came without one, if the machine has an encoder. */
export async function enqueueLowBitrateVersion(
  db: Kysely<Tables>,
  { clip: videoName, state, small_upload }: VideoUpload,
  { transcoder, now }: Pick<AcceptContext, 'transcoder' | 'now'>,
): Promise<void> {
  if (transcoder && state === 'ready' && small_upload === null)
    await enqueue(db, { kind: VIDEO_JOB, payload: { clip: videoName }, now });
}

/** Encoders round the length to whole frames. */
const DURATION_TOLERANCE_SECONDS = 0.5;

export const createLowBitrateError = (pointer = '/video') => new AppError({ code: 'small_video_refused', pointer });

/**
 * Checks a low-bitrate version and stores it beside its video: equally long, and small. Once a reel shows the video
 * nothing is added, since a moderator may have reviewed it: the video is locked while the version is stored, so that no
 * reel and no other version comes between.
 */
export const acceptLowBitrateVideo = (
  path: string,
  { clip: videoName, upload, userId }: { clip: string; upload: string; userId: string },
  { db, files }: AcceptContext,
): Promise<VideoUpload> =>
  withVideo(path, async (video, target) => {
    const { size: bytes } = await stat(target);
    return inTransaction(db, async (tx) => {
      const lockedVideo = await lockVideo(tx, videoName);
      // A concurrent request has finished this upload.
      if (lockedVideo?.small_upload === upload) return lockedVideo;
      const fullVideo = await findVideoWithoutLowBitrate(tx, userId, videoName);
      if (
        !fullVideo ||
        Math.abs(video.duration - fullVideo.duration) > DURATION_TOLERANCE_SECONDS ||
        !isLowBitrate({ ...video, bytes })
      )
        throw createLowBitrateError();
      await storeVerified(files, getVideoFiles(videoName).small, await openBlob(target));
      await recordLowBitrateUpload(tx, videoName, upload);
      return { ...fullVideo, small_upload: upload };
    });
  });
