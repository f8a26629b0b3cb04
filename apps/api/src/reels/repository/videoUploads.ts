import type { VideoState } from '@mashrabiya/contract';
import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { StoredPicture } from '../../db/tables/property.ts';
import type { ReelEdit, VideoUploadTable } from '../../db/tables/reel.ts';

export type VideoUpload = Selectable<VideoUploadTable>;

/** Records an uploaded video; idempotent, because finishing may be repeated. */
export async function insertVideoUpload(
  db: Kysely<Tables>,
  upload: Insertable<VideoUploadTable>,
): Promise<VideoUpload> {
  await db
    .insertInto('clip_upload')
    .values(upload)
    .onConflict((conflict) => conflict.column('clip').doNothing())
    .execute();
  return db.selectFrom('clip_upload').selectAll().where('clip', '=', upload.clip).executeTakeFirstOrThrow();
}

export const findVideoUpload = (
  db: Kysely<Tables>,
  userId: string,
  videoName: string,
): Promise<VideoUpload | undefined> =>
  db
    .selectFrom('clip_upload')
    .selectAll()
    .where('user_id', '=', userId)
    .where('clip', '=', videoName)
    .executeTakeFirst();

/** Result of the user's upload: a video, or the low-bitrate version of one. */
export const findVideoByUpload = (
  db: Kysely<Tables>,
  userId: string,
  upload: string,
): Promise<VideoUpload | undefined> =>
  db
    .selectFrom('clip_upload')
    .selectAll()
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('clip', '=', upload), eb('small_upload', '=', upload)]))
    .executeTakeFirst();

/** Locks an uploaded video; undefined if it was deleted. */
export const lockVideo = (tx: Transaction<Tables>, videoName: string): Promise<VideoUpload | undefined> =>
  tx.selectFrom('clip_upload').selectAll().where('clip', '=', videoName).forUpdate().executeTakeFirst();

/** A video of the user that accepts a low-bitrate version: it has none, and no reel shows it. */
export const findVideoWithoutLowBitrate = (
  db: Kysely<Tables>,
  userId: string,
  videoName: string,
): Promise<VideoUpload | undefined> =>
  db
    .selectFrom('clip_upload')
    .selectAll()
    .where('user_id', '=', userId)
    .where('clip', '=', videoName)
    .where('small_upload', 'is', null)
    .where('state', '=', 'ready')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('reel')
            .select('reel.id')
            .where(sql<boolean>`${videoName} in (reel.clip, reel.edit ->> 'clip')`),
        ),
      ),
    )
    .executeTakeFirst();

export async function recordLowBitrateUpload(
  tx: Transaction<Tables>,
  videoName: string,
  upload: string,
): Promise<void> {
  await tx.updateTable('clip_upload').set({ small_upload: upload }).where('clip', '=', videoName).execute();
}

export const findVideo = (db: Kysely<Tables>, videoName: string): Promise<VideoUpload | undefined> =>
  db.selectFrom('clip_upload').selectAll().where('clip', '=', videoName).executeTakeFirst();

/** State of videos that are not ready, by name. */
export async function findUnreadyVideos(
  db: Kysely<Tables>,
  videoNames: readonly string[],
): Promise<Map<string, VideoState>> {
  if (videoNames.length === 0) return new Map();
  const rows = await db
    .selectFrom('clip_upload')
    .select(['clip', 'state'])
    .where('clip', 'in', videoNames)
    .where('state', '<>', 'ready')
    .execute();
  return new Map(rows.map(({ clip: videoName, state }) => [videoName, state]));
}

/** Changes the pending edits that show a video; with `posterName` only those with that poster. */
async function changeEdits(
  tx: Transaction<Tables>,
  videoName: string,
  change: Partial<ReelEdit>,
  posterName?: string,
): Promise<void> {
  const edits = tx
    .updateTable('reel')
    .set({ edit: sql`edit || ${JSON.stringify(change)}::jsonb` })
    .where('edit', 'is not', null)
    .where(sql<boolean>`edit ->> 'clip' = ${videoName}`);
  const editsOfPoster = posterName ? edits.where(sql<boolean>`edit -> 'poster' ->> 'img_name' = ${posterName}`) : edits;
  await editsOfPoster.execute();
}

interface PreparedVideo {
  clip: string;
  /** Seconds. */
  duration: number;
  hasLowBitrate: boolean;
  /** New cover for reels that show `previousPoster`. */
  poster: StoredPicture;
  previousPoster: StoredPicture | null;
}

/** Records a re-encoded video and updates its reels; false if it was deleted meanwhile. */
export async function recordPreparedVideo(
  tx: Transaction<Tables>,
  { clip: videoName, duration, hasLowBitrate, poster, previousPoster }: PreparedVideo,
): Promise<boolean> {
  const updatedVideos = await tx
    .updateTable('clip_upload')
    .set({
      state: 'ready',
      duration,
      poster: JSON.stringify(poster),
      small_upload: hasLowBitrate ? videoName : null,
    })
    .where('clip', '=', videoName)
    .where('state', '<>', 'ready')
    .returning('clip')
    .execute();
  if (updatedVideos.length === 0) return false;
  await tx.updateTable('reel').set({ duration, has_small: hasLowBitrate }).where('clip', '=', videoName).execute();
  await changeEdits(tx, videoName, { duration, has_small: hasLowBitrate });
  if (previousPoster)
    await tx
      .updateTable('reel')
      .set({ poster: JSON.stringify(poster) })
      .where('clip', '=', videoName)
      .where(sql<boolean>`poster ->> 'img_name' = ${previousPoster.img_name}`)
      .execute();
  if (previousPoster) await changeEdits(tx, videoName, { poster }, previousPoster.img_name);
  return true;
}

/** Records a low-bitrate version and updates the video's reels; false if it has one, or was deleted. */
export async function recordLowBitrateEncoding(tx: Transaction<Tables>, videoName: string): Promise<boolean> {
  const updatedVideos = await tx
    .updateTable('clip_upload')
    .set({ small_upload: videoName })
    .where('clip', '=', videoName)
    .where('small_upload', 'is', null)
    .returning('clip')
    .execute();
  if (updatedVideos.length === 0) return false;
  await tx.updateTable('reel').set({ has_small: true }).where('clip', '=', videoName).execute();
  await changeEdits(tx, videoName, { has_small: true });
  return true;
}

/** Marks the conversion of one video as failed, or of all that were uploaded before a moment and are not ready. */
export async function markVideosFailed(db: Kysely<Tables>, filter: { clip: string } | { before: Date }): Promise<void> {
  const failedUpdate = db.updateTable('clip_upload').set({ state: 'failed' }).where('state', '=', 'preparing');
  const filteredUpdate =
    'clip' in filter
      ? failedUpdate.where('clip', '=', filter.clip)
      : failedUpdate.where('created_at', '<', filter.before);
  await filteredUpdate.execute();
}

/**
 * Deletes rows of videos uploaded before a moment without a reel, up to a limit; returns their names. A reel is stored
 * while its video is locked: locked videos are skipped, and reels that were stored before the lock are looked up again.
 */
export async function deleteUnusedVideos(tx: Transaction<Tables>, cutoff: Date, limit: number): Promise<string[]> {
  const hasReel = sql<boolean>`exists (select 1 from reel
    where clip_upload.clip in (reel.clip, reel.edit ->> 'clip') and reel.removed_at is null)`;
  const lockedRows = await tx
    .selectFrom('clip_upload')
    .select('clip')
    .where('created_at', '<', cutoff)
    .where((eb) => eb.not(hasReel))
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  if (lockedRows.length === 0) return [];
  const names = lockedRows.map(({ clip: videoName }) => videoName);
  const deletion = tx.deleteFrom('clip_upload').where('clip', 'in', names);
  const deletedRows = await deletion
    .where((eb) => eb.not(hasReel))
    .returning('clip')
    .execute();
  return deletedRows.map(({ clip: videoName }) => videoName);
}
