import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { UnfinishedVideoTable } from '../../db/tables/reel.ts';

export type UnfinishedVideo = Selectable<UnfinishedVideoTable>;

export async function insertUnfinishedVideo(
  db: Kysely<Tables>,
  video: Omit<UnfinishedVideo, 'received'>,
): Promise<void> {
  await db.insertInto('unfinished_clip').values(video).execute();
}

export const findUnfinishedVideo = (
  db: Kysely<Tables>,
  userId: string,
  id: string,
): Promise<UnfinishedVideo | undefined> =>
  db.selectFrom('unfinished_clip').selectAll().where('user_id', '=', userId).where('id', '=', id).executeTakeFirst();

/** Records a part unless a concurrent request was first. */
export async function recordVideoPart(
  db: Kysely<Tables>,
  { id, received }: Pick<UnfinishedVideo, 'id' | 'received'>,
  partBytes: number,
): Promise<void> {
  await db
    .updateTable('unfinished_clip')
    .set({ received: received + partBytes })
    .where('id', '=', id)
    .where('received', '=', received)
    .execute();
}

/** Records that parts from an offset on must be uploaded again. */
export async function rewindVideo(db: Kysely<Tables>, id: string, offset: number): Promise<void> {
  await db.updateTable('unfinished_clip').set({ received: offset }).where('id', '=', id).execute();
}

export async function deleteUnfinishedVideo(db: Kysely<Tables>, id: string): Promise<void> {
  await db.deleteFrom('unfinished_clip').where('id', '=', id).execute();
}

/** Deletes all but the newest uploads of a user; returns the deleted ones. */
export async function deleteOlderVideos(db: Kysely<Tables>, userId: string, limit: number): Promise<UnfinishedVideo[]> {
  return db
    .deleteFrom('unfinished_clip')
    .where('user_id', '=', userId)
    .where('id', 'not in', (newest) =>
      newest
        .selectFrom('unfinished_clip')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(limit),
    )
    .returningAll()
    .execute();
}

export async function deleteAbandonedVideos(db: Kysely<Tables>, cutoff: Date): Promise<void> {
  await db.deleteFrom('unfinished_clip').where('created_at', '<', cutoff).execute();
}
