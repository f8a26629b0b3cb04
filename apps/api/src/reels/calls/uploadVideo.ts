import { randomUUID } from 'node:crypto';
import { smallBytes, VIDEO_LIMITS } from '@mashrabiya/contract';
import type { CallContext, ContextOf, Handler } from '../../app/bind.ts';
import { limitConcurrency } from '../../app/limitConcurrency.ts';
import { UploadDirectory } from '../../app/UploadDirectory.ts';
import { AppError } from '../../core/AppError.ts';
import {
  dropOlderVideos,
  dropUnfinishedVideo,
  insertUnfinishedVideo,
  noteVideoPart,
  rewindVideo,
  type UnfinishedVideo,
  unfinishedVideo,
} from '../repository/unfinishedVideos.ts';
import { videoByUpload, videoUploadOf, videoWithoutSmall } from '../repository/videoUploads.ts';
import { acceptSmallVideo, acceptVideo, smallRefused } from '../services/acceptVideo.ts';
import { isVerdict } from '../services/videoFile.ts';
import { deleteParts, joinParts, MissingPart, nextPartBytes, storePart } from '../services/videoParts.ts';

/** Concurrent uploads of a user; one more aborts the oldest. */
const AT_ONCE = 3;
const MOST_BYTES = VIDEO_LIMITS.megabytes * 1_000_000;
/** Tolerance for container overhead of an unprocessed low-bitrate video. */
const SLACK_SECONDS = 1;

/** Concurrent checks: each takes up to twice the video's size on the temporary disk. */
const inTurn = limitConcurrency(2, { mostWaiting: AT_ONCE });

const missing = () => new AppError({ code: 'not_found', parameter: 'id' });

async function ownVideo(id: string, { db, user }: ContextOf<'addVideoPart'>): Promise<UnfinishedVideo> {
  const video = await unfinishedVideo(db, user.id, id.toLowerCase());
  if (!video) throw missing();
  return video;
}

const progressOf = ({ id, received }: Pick<UnfinishedVideo, 'id' | 'received'>) => ({ data: { id, offset: received } });

/** Starts a chunked upload of a video before its reel, or of the low-bitrate version of an uploaded one. */
export const startVideoUpload: Handler<'startVideoUpload'> = async ({ body }, { db, files, user, now, countUse }) => {
  const { bytes } = body;
  const small_of = body.small_of?.toLowerCase() ?? null;
  if (bytes > MOST_BYTES) throw new AppError({ code: 'file_too_large', pointer: '/bytes' });
  await countUse('clip');
  if (small_of !== null) {
    const whole = await videoWithoutSmall(db, user.id, small_of);
    if (!whole) throw smallRefused('/small_of');
    if (bytes > smallBytes(whole.duration + SLACK_SECONDS)) throw smallRefused('/bytes');
  }
  const id = randomUUID();
  await insertUnfinishedVideo(db, { id, user_id: user.id, bytes, created_at: now, small_of });
  await deleteParts(files, await dropOlderVideos(db, user.id, AT_ONCE));
  return progressOf({ id, received: 0 });
};

/** Returns the offset from which an interrupted upload continues. */
export const getVideoUpload: Handler<'getVideoUpload'> = async ({ params }, context) =>
  progressOf(await ownVideo(params.id, context));

export const getUploadedVideo: Handler<'getUploadedVideo'> = async ({ params }, { db, user }) => {
  const video = await videoUploadOf(db, user.id, params.id.toLowerCase());
  if (!video) throw missing();
  return { data: { id: video.clip, film: video.state } };
};

/** Stores the next part of an upload. Any other part is ignored: the answer has the expected offset. */
export const addVideoPart: Handler<'addVideoPart'> = async ({ params, body, files: sent }, context) => {
  const { db, files } = context;
  const video = await ownVideo(params.id, context);
  const [part] = sent.part;
  if (!part) throw new AppError({ code: 'required_field', pointer: '/part' });
  if (body.offset !== video.received || video.received === video.bytes) return progressOf(video);
  if (part.bytes !== nextPartBytes(video)) throw new AppError({ code: 'invalid_field', pointer: '/part' });
  await storePart(files, video, part.path);
  await noteVideoPart(db, video, part.bytes);
  return progressOf(await ownVideo(params.id, context));
};

async function discardUpload(video: UnfinishedVideo, { db, files }: CallContext): Promise<void> {
  await dropUnfinishedVideo(db, video.id);
  await deleteParts(files, [video]);
}

/** Answer for an upload that was finished before, or by a concurrent request. */
async function finishedVideo(id: string, { db, user }: ContextOf<'finishVideoUpload'>) {
  const video = await videoByUpload(db, user.id, id);
  return video && { data: { id, duration: video.duration } };
}

/** Finishes a complete upload; idempotent, because the answer may be lost. */
export const finishVideoUpload: Handler<'finishVideoUpload'> = async ({ params }, context) => {
  const { db, user, signal } = context;
  const id = params.id.toLowerCase();
  const video = await unfinishedVideo(db, user.id, id);
  if (!video) {
    const finished = await finishedVideo(id, context);
    if (!finished) throw missing();
    return finished;
  }
  if (video.received < video.bytes) throw new AppError({ code: 'video_failed' });
  return inTurn(() => storeVideo(video, context), { owner: user.id, signal });
};

async function storeVideo(video: UnfinishedVideo, context: ContextOf<'finishVideoUpload'>) {
  const { db, files, user } = context;
  const { id } = video;
  const directory = new UploadDirectory();
  try {
    const path = directory.newPath();
    await joinParts(files, video, path);
    const { duration } =
      video.small_of === null
        ? await acceptVideo(path, user.id, context, id)
        : await acceptSmallVideo(path, { clip: video.small_of, upload: id, userId: user.id }, context);
    await discardUpload(video, context);
    return { data: { id, duration } };
  } catch (error) {
    // Only an invalid video ends its upload; other failures can be retried.
    if (isVerdict(error)) await discardUpload(video, context);
    if (!(error instanceof MissingPart)) throw error;
    const finished = await finishedVideo(id, context);
    if (finished) return finished;
    await rewindVideo(db, id, error.offset);
    throw new AppError({ code: 'video_failed' });
  } finally {
    await directory.remove();
  }
}
