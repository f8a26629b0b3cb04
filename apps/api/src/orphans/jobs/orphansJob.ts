import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS, getVideoFiles, HOUR_MS } from '@mashrabiya/contract';
import type { Kysely, Transaction } from 'kysely';
import { UPLOAD_PREFIX } from '../../app/UploadDirectory.ts';
import { deleteOldPapers } from '../../companies/repository/papers.ts';
import { deleteUnsentPictures } from '../../conversations/repository/messagePictures.ts';
import type { Tables } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Files } from '../../files/Files.ts';
import type { JobHandler } from '../../jobs/JobRunner.ts';
import { findUsedAvatars } from '../../media/repository/avatars.ts';
import { clearRemovedAdPictures, deleteOldDrafts, deleteUnusedUploads } from '../../media/repository/uploads.ts';
import { listPictureFiles } from '../../media/rules/pictureFiles.ts';
import { listPrivatePictureFiles, type PrivateFolder } from '../../media/rules/privatePictureFiles.ts';
import { AVATAR_FOLDER } from '../../media/services/avatar.ts';
import { deleteAbandonedVideos } from '../../reels/repository/unfinishedVideos.ts';
import { deleteUnusedVideos, markVideosFailed } from '../../reels/repository/videoUploads.ts';
import { toOriginalFile } from '../../reels/rules/videoJobPayload.ts';
import { VIDEO_PARTS_FOLDER } from '../../reels/services/videoParts.ts';

export const ORPHANS_JOB = 'orphans';

export const ORPHANS_EVERY_MS = 6 * HOUR_MS;
/** A younger file may belong to a running request. With the job's period, none stays longer than a day. */
const MIN_AGE_MS = 12 * HOUR_MS;
/** A message with pictures may wait longer for a network. */
const MESSAGE_PICTURE_MIN_AGE_MS = 72 * HOUR_MS;
/** Counts from the decision: a rejected seller need not take the photos again. */
const COMPANY_PAPER_LIFETIME_MS = 30 * DAY_MS;
const BATCH_SIZE = 200;

async function deleteAvatars(db: Kysely<Tables>, files: Files, cutoff: Date): Promise<void> {
  const deleteUnused = async (keys: readonly string[]) => {
    const names = keys.map((key) => key.slice(AVATAR_FOLDER.length + 1));
    const usedNames = await findUsedAvatars(db, names);
    for (const name of names) if (!usedNames.has(name)) await files.delete(`${AVATAR_FOLDER}/${name}`);
  };
  let oldKeys: string[] = [];
  for await (const { key, storedAt } of files.list(AVATAR_FOLDER)) {
    if (storedAt >= cutoff) continue;
    oldKeys.push(key);
    if (oldKeys.length < BATCH_SIZE) continue;
    await deleteUnused(oldKeys);
    oldKeys = [];
  }
  if (oldKeys.length > 0) await deleteUnused(oldKeys);
}

/** Deletes rows with their files. If the store fails, the rows stay, and the next run finds their files. */
async function deleteBatches(
  db: Kysely<Tables>,
  deleteBatch: (tx: Transaction<Tables>) => Promise<number>,
): Promise<void> {
  while ((await inTransaction(db, deleteBatch)) === BATCH_SIZE);
}

async function deletePictures(db: Kysely<Tables>, files: Files, cutoff: Date): Promise<void> {
  await deleteBatches(db, async (tx) => {
    const names = await deleteUnusedUploads(tx, cutoff, BATCH_SIZE);
    for (const file of names.flatMap(listPictureFiles)) await files.delete(file);
    return names.length;
  });
}

/** Deletes private pictures with their rows. `deleteRows` deletes a batch and returns its ids. */
async function deletePrivatePictures(
  folder: PrivateFolder,
  { db, files }: { db: Kysely<Tables>; files: Files },
  deleteRows: (tx: Kysely<Tables>) => Promise<string[]>,
): Promise<void> {
  await deleteBatches(db, async (tx) => {
    const ids = await deleteRows(tx);
    for (const id of ids) for (const file of listPrivatePictureFiles(folder, id)) await files.delete(file);
    return ids.length;
  });
}

/** Deletes videos without a reel. Marks a video as failed if its conversion ended without a result. */
async function deleteVideos(db: Kysely<Tables>, files: Files, cutoff: Date): Promise<void> {
  await markVideosFailed(db, { before: cutoff });
  await deleteBatches(db, async (tx) => {
    const videoNames = await deleteUnusedVideos(tx, cutoff, BATCH_SIZE);
    for (const videoName of videoNames) {
      const { video, small } = getVideoFiles(videoName);
      for (const file of [video, small, toOriginalFile(videoName)]) await files.delete(file);
    }
    return videoNames.length;
  });
}

/** Deletes old unfinished uploads, and parts of that age, whose uploads are even older. */
async function deleteVideoParts(db: Kysely<Tables>, files: Files, cutoff: Date): Promise<void> {
  await deleteAbandonedVideos(db, cutoff);
  for await (const { key, storedAt } of files.list(VIDEO_PARTS_FOLDER)) if (storedAt < cutoff) await files.delete(key);
}

const DRAFT_LIFETIME_MS = 90 * DAY_MS;

async function deleteUploads(cutoff: Date): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(UPLOAD_PREFIX)) continue;
    const path = join(tmpdir(), name);
    const stats = await stat(path).catch(() => undefined);
    if (stats && stats.mtime < cutoff) await rm(path, { recursive: true, force: true });
  }
}

/** Deletes files that have been unreferenced for half a day; runs every six hours. */
export const orphansJob =
  (db: Kysely<Tables>, files: Files): JobHandler =>
  async (_, { now }) => {
    const cutoff = new Date(now.getTime() - MIN_AGE_MS);
    await files.deleteUnfinished(cutoff);
    await deleteAvatars(db, files, cutoff);
    await deleteOldDrafts(db, new Date(now.getTime() - DRAFT_LIFETIME_MS));
    await clearRemovedAdPictures(db, cutoff);
    await deletePictures(db, files, cutoff);
    const messageCutoff = new Date(now.getTime() - MESSAGE_PICTURE_MIN_AGE_MS);
    await deletePrivatePictures('messages', { db, files }, (tx) => deleteUnsentPictures(tx, messageCutoff, BATCH_SIZE));
    const paperCutoffs = { unsentBefore: cutoff, decidedBefore: new Date(now.getTime() - COMPANY_PAPER_LIFETIME_MS) };
    await deletePrivatePictures('papers', { db, files }, (tx) => deleteOldPapers(tx, paperCutoffs, BATCH_SIZE));
    await deleteVideos(db, files, cutoff);
    await deleteVideoParts(db, files, cutoff);
    await deleteUploads(cutoff);
    return new Date(now.getTime() + ORPHANS_EVERY_MS);
  };
