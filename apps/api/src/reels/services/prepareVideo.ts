import { createWriteStream, openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import {
  getFittedSize,
  getLowBitrateSize,
  getVideoFiles,
  isLowBitrate,
  type Size,
  VIDEO_LIMITS,
} from '@mashrabiya/contract';
import type { Services } from '../../app/services.ts';
import { UploadDirectory } from '../../app/UploadDirectory.ts';
import { AppError } from '../../core/AppError.ts';
import { IncompleteWriteError } from '../../core/storageFault.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Files } from '../../files/Files.ts';
import { storeVerified } from '../../files/storeVerified.ts';
import { UnrecoverableJobError } from '../../jobs/jobRules.ts';
import { acceptPicture } from '../../media/services/acceptPicture.ts';
import type { SourceFormat, Transcoder, VideoVersion } from '../../ports/Transcoder.ts';
import {
  findVideo,
  recordLowBitrateEncoding,
  recordPreparedVideo,
  type VideoUpload,
} from '../repository/videoUploads.ts';
import { toOriginalFile } from '../rules/videoJobPayload.ts';
import { isVideoFault, readVideo, remuxVideo, type VideoInfo } from './videoFile.ts';

interface PrepareContext extends Pick<Services, 'db' | 'files'> {
  transcoder: Transcoder;
  now: Date;
}

/** Position of the automatic cover as a share of the duration; the very beginning is often dark. */
const COVER_POSITION = 0.1;

async function withDirectory<T>(work: (generatePath: () => string) => Promise<T>): Promise<T> {
  const directory = new UploadDirectory();
  try {
    return await work(() => directory.generatePath());
  } finally {
    await directory.remove();
  }
}

async function fetchFile(files: Files, key: string, path: string): Promise<void> {
  const filePart = await files.get(key);
  if (!filePart || !('body' in filePart)) throw new UnrecoverableJobError(`File ${key} not found`);
  const { body } = filePart;
  await pipeline(body instanceof ReadableStream ? body : [body], createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  const { size } = await stat(path);
  if (size !== filePart.size)
    throw new IncompleteWriteError(`Fetched only ${size} of ${filePart.size} bytes of ${key}`);
}

const toFullVersion = (size: Size, path: string): VideoVersion => ({
  ...getFittedSize(size),
  path,
  bitrates: VIDEO_LIMITS.bitrates,
});
const toLowBitrateVersion = (size: Size, path: string): VideoVersion => ({
  ...getLowBitrateSize(size),
  path,
  bitrates: VIDEO_LIMITS.smallBitrates,
});

/** Encoder output must pass the same checks as an upload. */
async function remuxChecked(version: VideoVersion): Promise<VideoInfo & { path: string; bytes: number }> {
  const path = `${version.path}.mp4`;
  try {
    const video = await remuxVideo(version.path, path);
    if (video.width !== version.width || video.height !== version.height)
      throw new UnrecoverableJobError('The converted video has the wrong dimensions');
    return { ...video, path, bytes: (await stat(path)).size };
  } catch (error) {
    throw error instanceof AppError && isVideoFault(error) ? new UnrecoverableJobError(error.message) : error;
  }
}

const openBlob = (path: string) => openAsBlob(path, { type: 'video/mp4' });

/** Deletes the output for a video deleted meanwhile: it would stay forever. Another node may have written it. */
async function discardIfRemoved(videoName: string, { db, files }: Pick<PrepareContext, 'db' | 'files'>): Promise<void> {
  if (await findVideo(db, videoName)) return;
  const { video: videoFile, small: smallFile } = getVideoFiles(videoName);
  for (const file of [videoFile, smallFile]) await files.delete(file);
}

export async function prepareVideo(upload: VideoUpload, format: SourceFormat, context: PrepareContext): Promise<void> {
  const { db, files, transcoder, now } = context;
  const { clip: videoName, user_id: userId, poster: previousPoster } = upload;
  const names = getVideoFiles(videoName);
  await withDirectory(async (generatePath) => {
    const path = generatePath();
    await fetchFile(files, toOriginalFile(videoName), path);
    const size = await readVideo(path);
    const [fullVersion, lowBitrateVersion] = [
      toFullVersion(size, generatePath()),
      toLowBitrateVersion(size, generatePath()),
    ];
    await transcoder.write({ path, format, versions: [fullVersion, lowBitrateVersion] });
    const video = await remuxChecked(fullVersion);
    const lowBitrateVideo = isLowBitrate(video) ? undefined : await remuxChecked(lowBitrateVersion);
    const hasLowBitrate = lowBitrateVideo !== undefined && isLowBitrate(lowBitrateVideo);
    const cover = generatePath();
    await transcoder.takeFrame(video.path, video.duration * COVER_POSITION, cover);
    const poster = await acceptPicture({ path: cover }, { db, files, userId, field: 'video', now });
    await storeVerified(files, names.video, await openBlob(video.path));
    if (hasLowBitrate) await storeVerified(files, names.small, await openBlob(lowBitrateVideo.path));
    const { duration } = video;
    const isRecorded = await inTransaction(db, (tx) =>
      recordPreparedVideo(tx, { clip: videoName, duration, hasLowBitrate, poster, previousPoster }),
    );
    if (!isRecorded) await discardIfRemoved(videoName, context);
  });
}

export async function createLowBitrateVersion(videoName: string, context: PrepareContext): Promise<void> {
  const { db, files, transcoder } = context;
  const names = getVideoFiles(videoName);
  await withDirectory(async (generatePath) => {
    const path = generatePath();
    await fetchFile(files, names.video, path);
    const video = await readVideo(path);
    if (isLowBitrate({ ...video, bytes: (await stat(path)).size })) return;
    const version = toLowBitrateVersion(video, generatePath());
    await transcoder.write({ path, format: 'mov', versions: [version] });
    const lowBitrateVideo = await remuxChecked(version);
    if (!isLowBitrate(lowBitrateVideo)) return;
    await storeVerified(files, names.small, await openBlob(lowBitrateVideo.path));
    const isRecorded = await inTransaction(db, (tx) => recordLowBitrateEncoding(tx, videoName));
    if (!isRecorded) await discardIfRemoved(videoName, context);
  });
}

export const deleteOriginal = (videoName: string, { files }: Pick<PrepareContext, 'files'>): Promise<void> =>
  files.delete(toOriginalFile(videoName));
