import { randomUUID } from 'node:crypto';
import { getMaxLowBitrateBytes, VIDEO_LIMITS } from '@mashrabiya/contract';
import type { CallContext, ContextOf, Handler } from '../../app/callHandler.ts';
import { limitConcurrency } from '../../app/limitConcurrency.ts';
import { UploadDirectory } from '../../app/UploadDirectory.ts';
import { AppError } from '../../core/AppError.ts';
import {
  deleteOlderVideos,
  deleteUnfinishedVideo,
  findUnfinishedVideo,
  insertUnfinishedVideo,
  recordVideoPart,
  rewindVideo,
  type UnfinishedVideo,
} from '../repository/unfinishedVideos.ts';
import { findVideoByUpload, findVideoUpload, findVideoWithoutLowBitrate } from '../repository/videoUploads.ts';
import { acceptLowBitrateVideo, acceptVideo, createLowBitrateError } from '../services/acceptVideo.ts';
import { isVideoFault } from '../services/videoFile.ts';
import { computeNextPartBytes, deleteParts, joinParts, MissingPartError, storePart } from '../services/videoParts.ts';

/** Concurrent uploads of a user; one more aborts the oldest. */
const MAX_CONCURRENT_UPLOADS = 3;
const MAX_BYTES = VIDEO_LIMITS.megabytes * 1_000_000;
/** Tolerance for container overhead of an unprocessed low-bitrate video. */
const TOLERATED_SECONDS = 1;

/** Concurrent checks: each takes up to twice the video's size on the temporary disk. */
const runLimited = limitConcurrency(2, { maxWaiting: MAX_CONCURRENT_UPLOADS });

const createNotFoundError = () => new AppError({ code: 'not_found', parameter: 'id' });

async function findOwnVideo(id: string, { db, user }: ContextOf<'addVideoPart'>): Promise<UnfinishedVideo> {
  const video = await findUnfinishedVideo(db, user.id, id.toLowerCase());
  if (!video) throw createNotFoundError();
  return video;
}

const toProgressAnswer = ({ id, received }: Pick<UnfinishedVideo, 'id' | 'received'>) => ({
  data: { id, offset: received },
});

/** Starts a chunked upload of a video before its reel, or of the low-bitrate version of an uploaded one. */
export const startVideoUpload: Handler<'startVideoUpload'> = async ({ body }, { db, files, user, now, countUse }) => {
  const { bytes } = body;
  const small_of = body.small_of?.toLowerCase() ?? null;
  if (bytes > MAX_BYTES) throw new AppError({ code: 'file_too_large', pointer: '/bytes' });
  await countUse('clip');
  if (small_of !== null) {
    const fullVideo = await findVideoWithoutLowBitrate(db, user.id, small_of);
    if (!fullVideo) throw createLowBitrateError('/small_of');
    if (bytes > getMaxLowBitrateBytes(fullVideo.duration + TOLERATED_SECONDS)) throw createLowBitrateError('/bytes');
  }
  const id = randomUUID();
  await insertUnfinishedVideo(db, { id, user_id: user.id, bytes, created_at: now, small_of });
  await deleteParts(files, await deleteOlderVideos(db, user.id, MAX_CONCURRENT_UPLOADS));
  return toProgressAnswer({ id, received: 0 });
};

export const getVideoUpload: Handler<'getVideoUpload'> = async ({ params }, context) =>
  toProgressAnswer(await findOwnVideo(params.id, context));

export const getUploadedVideo: Handler<'getUploadedVideo'> = async ({ params }, { db, user }) => {
  const video = await findVideoUpload(db, user.id, params.id.toLowerCase());
  if (!video) throw createNotFoundError();
  return { data: { id: video.clip, video_state: video.state } };
};

/** Stores the next part of an upload. Any other part is ignored: the answer has the expected offset. */
export const addVideoPart: Handler<'addVideoPart'> = async ({ params, body, files: uploadedFiles }, context) => {
  const { db, files } = context;
  const video = await findOwnVideo(params.id, context);
  const [part] = uploadedFiles.part;
  if (!part) throw new AppError({ code: 'required_field', pointer: '/part' });
  if (body.offset !== video.received || video.received === video.bytes) return toProgressAnswer(video);
  if (part.bytes !== computeNextPartBytes(video)) throw new AppError({ code: 'invalid_field', pointer: '/part' });
  await storePart(files, video, part.path);
  await recordVideoPart(db, video, part.bytes);
  return toProgressAnswer(await findOwnVideo(params.id, context));
};

async function discardUpload(video: UnfinishedVideo, { db, files }: CallContext): Promise<void> {
  await deleteUnfinishedVideo(db, video.id);
  await deleteParts(files, [video]);
}

/** Answer for an upload that was finished before, or by a concurrent request. */
async function findFinishedVideo(id: string, { db, user }: ContextOf<'finishVideoUpload'>) {
  const video = await findVideoByUpload(db, user.id, id);
  return video && { data: { id, duration: video.duration } };
}

/** Finishes a complete upload; idempotent, because the answer may be lost. */
export const finishVideoUpload: Handler<'finishVideoUpload'> = async ({ params }, context) => {
  const { db, user, signal } = context;
  const id = params.id.toLowerCase();
  const video = await findUnfinishedVideo(db, user.id, id);
  if (!video) {
    const finishedVideo = await findFinishedVideo(id, context);
    if (!finishedVideo) throw createNotFoundError();
    return finishedVideo;
  }
  if (video.received < video.bytes) throw new AppError({ code: 'video_failed' });
  return runLimited(() => storeVideo(video, context), { owner: user.id, signal });
};

async function storeVideo(video: UnfinishedVideo, context: ContextOf<'finishVideoUpload'>) {
  const { db, files, user } = context;
  const { id } = video;
  const directory = new UploadDirectory();
  try {
    const path = directory.generatePath();
    await joinParts(files, video, path);
    const { duration } =
      video.small_of === null
        ? await acceptVideo(path, user.id, context, id)
        : await acceptLowBitrateVideo(path, { clip: video.small_of, upload: id, userId: user.id }, context);
    await discardUpload(video, context);
    return { data: { id, duration } };
  } catch (error) {
    // Only an invalid video ends its upload; other failures can be retried.
    if (isVideoFault(error)) await discardUpload(video, context);
    if (!(error instanceof MissingPartError)) throw error;
    const finishedVideo = await findFinishedVideo(id, context);
    if (finishedVideo) return finishedVideo;
    await rewindVideo(db, id, error.offset);
    throw new AppError({ code: 'video_failed' });
  } finally {
    await directory.remove();
  }
}
