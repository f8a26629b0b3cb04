import { createWriteStream, openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { fittedSize, isSmall, type Size, smallSize, VIDEO_LIMITS, videoFiles } from '@mashrabiya/contract';
import type { Services } from '../../app/services.ts';
import { UploadDirectory } from '../../app/UploadDirectory.ts';
import { AppError } from '../../core/AppError.ts';
import { IncompleteWrite } from '../../core/storageFault.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Files } from '../../files/Files.ts';
import { storeVerified } from '../../files/storeVerified.ts';
import { GiveUp } from '../../jobs/jobRules.ts';
import { acceptPicture } from '../../media/services/acceptPicture.ts';
import type { SourceFormat, Transcoder, VideoVersion } from '../../ports/Transcoder.ts';
import { noteMadeSmall, notePrepared, sentVideo, type VideoUpload } from '../repository/videoUploads.ts';
import { originalFile } from '../rules/videoWork.ts';
import { type Film, isVerdict, readVideo, takeVideo } from './videoFile.ts';

interface Context extends Pick<Services, 'db' | 'files'> {
  transcoder: Transcoder;
  now: Date;
}

/** Position of the automatic cover as a share of the duration; the very beginning is often dark. */
const COVER_AT = 0.1;

async function withDirectory<T>(work: (newPath: () => string) => Promise<T>): Promise<T> {
  const directory = new UploadDirectory();
  try {
    return await work(() => directory.newPath());
  } finally {
    await directory.remove();
  }
}

async function fetchFile(files: Files, key: string, path: string): Promise<void> {
  const found = await files.get(key);
  if (!found || !('body' in found)) throw new GiveUp(`File ${key} not found`);
  const { body } = found;
  await pipeline(body instanceof ReadableStream ? body : [body], createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  const { size } = await stat(path);
  if (size !== found.size) throw new IncompleteWrite(`Fetched only ${size} of ${found.size} bytes of ${key}`);
}

const large = (size: Size, path: string): VideoVersion => ({
  ...fittedSize(size),
  path,
  bitrates: VIDEO_LIMITS.bitrates,
});
const small = (size: Size, path: string): VideoVersion => ({
  ...smallSize(size),
  path,
  bitrates: VIDEO_LIMITS.smallBitrates,
});

/** Encoder output must pass the same checks as an upload. */
async function checked(version: VideoVersion): Promise<Film & { path: string; bytes: number }> {
  const path = `${version.path}.mp4`;
  try {
    const video = await takeVideo(version.path, path);
    if (video.width !== version.width || video.height !== version.height)
      throw new GiveUp('The converted video has the wrong dimensions');
    return { ...video, path, bytes: (await stat(path)).size };
  } catch (error) {
    throw error instanceof AppError && isVerdict(error) ? new GiveUp(error.message) : error;
  }
}

const blobOf = (path: string) => openAsBlob(path, { type: 'video/mp4' });

/** Deletes the output for a video deleted meanwhile: it would stay forever. Another node may have written it. */
async function discardIfRemoved(videoName: string, { db, files }: Pick<Context, 'db' | 'files'>): Promise<void> {
  if (await sentVideo(db, videoName)) return;
  const { video: film, small: lesser } = videoFiles(videoName);
  for (const file of [film, lesser]) await files.delete(file);
}

/** Encodes a video, its low-bitrate version and its cover, which makes its reels reviewable. */
export async function prepareVideo(upload: VideoUpload, format: SourceFormat, context: Context): Promise<void> {
  const { db, files, transcoder, now } = context;
  const { clip: videoName, user_id: userId, poster: before } = upload;
  const names = videoFiles(videoName);
  await withDirectory(async (newPath) => {
    const path = newPath();
    await fetchFile(files, originalFile(videoName), path);
    const size = await readVideo(path);
    const [whole, lesser] = [large(size, newPath()), small(size, newPath())];
    await transcoder.write({ path, format, versions: [whole, lesser] });
    const video = await checked(whole);
    const reduced = isSmall(video) ? undefined : await checked(lesser);
    const hasSmall = reduced !== undefined && isSmall(reduced);
    const cover = newPath();
    await transcoder.takeFrame(video.path, video.duration * COVER_AT, cover);
    const poster = await acceptPicture({ path: cover }, { db, files, userId, field: 'video', now });
    await storeVerified(files, names.video, await blobOf(video.path));
    if (hasSmall) await storeVerified(files, names.small, await blobOf(reduced.path));
    const { duration } = video;
    const isNoted = await inTransaction(db, (tx) =>
      notePrepared(tx, { clip: videoName, duration, hasSmall, poster, before }),
    );
    if (!isNoted) await discardIfRemoved(videoName, context);
  });
}

export async function makeSmall(videoName: string, context: Context): Promise<void> {
  const { db, files, transcoder } = context;
  const names = videoFiles(videoName);
  await withDirectory(async (newPath) => {
    const path = newPath();
    await fetchFile(files, names.video, path);
    const video = await readVideo(path);
    if (isSmall({ ...video, bytes: (await stat(path)).size })) return;
    const version = small(video, newPath());
    await transcoder.write({ path, format: 'mov', versions: [version] });
    const reduced = await checked(version);
    if (!isSmall(reduced)) return;
    await storeVerified(files, names.small, await blobOf(reduced.path));
    const isNoted = await inTransaction(db, (tx) => noteMadeSmall(tx, videoName));
    if (!isNoted) await discardIfRemoved(videoName, context);
  });
}

export const dropOriginal = (videoName: string, { files }: Pick<Context, 'files'>): Promise<void> =>
  files.delete(originalFile(videoName));
