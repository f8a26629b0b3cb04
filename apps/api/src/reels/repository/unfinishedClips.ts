import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { UnfinishedClipTable } from '../../db/tables/reel.ts';

export type UnfinishedClip = Selectable<UnfinishedClipTable>;

/** Notes that somebody begins to send a film. */
export async function beginClip(db: Kysely<Tables>, clip: Omit<UnfinishedClip, 'received'>): Promise<void> {
  await db.insertInto('unfinished_clip').values(clip).execute();
}

/** A film that somebody is sending; undefined when it is not theirs, or not on its way. */
export const unfinishedClip = (db: Kysely<Tables>, userId: string, id: string): Promise<UnfinishedClip | undefined> =>
  db.selectFrom('unfinished_clip').selectAll().where('user_id', '=', userId).where('id', '=', id).executeTakeFirst();

/** Notes that a part has arrived, unless another one has meanwhile. */
export async function noteClipPart(
  db: Kysely<Tables>,
  { id, received }: Pick<UnfinishedClip, 'id' | 'received'>,
  partBytes: number,
): Promise<void> {
  await db
    .updateTable('unfinished_clip')
    .set({ received: received + partBytes })
    .where('id', '=', id)
    .where('received', '=', received)
    .execute();
}

/** Notes that parts from an offset on have to be sent again. */
export async function rewindClip(db: Kysely<Tables>, id: string, offset: number): Promise<void> {
  await db.updateTable('unfinished_clip').set({ received: offset }).where('id', '=', id).execute();
}

/** Forgets a film on its way. */
export async function dropUnfinishedClip(db: Kysely<Tables>, id: string): Promise<void> {
  await db.deleteFrom('unfinished_clip').where('id', '=', id).execute();
}

/** Forgets all films that somebody is sending but the newest so many; gives those that are forgotten. */
export async function dropOlderClips(db: Kysely<Tables>, userId: string, kept: number): Promise<UnfinishedClip[]> {
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
        .limit(kept),
    )
    .returningAll()
    .execute();
}

/** Forgets films that were begun before a moment and are not there yet. */
export async function dropAbandonedClips(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom('unfinished_clip').where('created_at', '<', before).execute();
}
