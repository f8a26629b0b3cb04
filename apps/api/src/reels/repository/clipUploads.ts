import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { ClipUploadTable } from '../../db/tables/reel.ts';

export type ClipUpload = Selectable<ClipUploadTable>;

/** Notes that somebody sent a film; once, where its last step is taken again. */
export async function keepClip(db: Kysely<Tables>, upload: Insertable<ClipUploadTable>): Promise<void> {
  await db
    .insertInto('clip_upload')
    .values(upload)
    .onConflict((conflict) => conflict.column('clip').doNothing())
    .execute();
}

/** A film that somebody sent; undefined when it is not theirs. */
export const clipOf = (db: Kysely<Tables>, userId: string, clip: string): Promise<ClipUpload | undefined> =>
  db.selectFrom('clip_upload').selectAll().where('user_id', '=', userId).where('clip', '=', clip).executeTakeFirst();

/** What somebody's upload became: a film, or the small version of one. */
export const clipByUpload = (db: Kysely<Tables>, userId: string, upload: string): Promise<ClipUpload | undefined> =>
  db
    .selectFrom('clip_upload')
    .selectAll()
    .where('user_id', '=', userId)
    .where((is) => is.or([is('clip', '=', upload), is('small_upload', '=', upload)]))
    .executeTakeFirst();

/** A film of somebody's that a small version can still be added to: it has none, and no reel shows it. */
export const clipWithoutSmall = (db: Kysely<Tables>, userId: string, clip: string): Promise<ClipUpload | undefined> =>
  db
    .selectFrom('clip_upload')
    .selectAll()
    .where('user_id', '=', userId)
    .where('clip', '=', clip)
    .where('small_upload', 'is', null)
    .where((is) => is.not(is.exists(is.selectFrom('reel').select('reel.id').where('reel.clip', '=', clip))))
    .executeTakeFirst();

/** Notes by which upload a film's small version came; false where the film has gone. */
export async function noteSmallClip(db: Kysely<Tables>, clip: string, upload: string): Promise<boolean> {
  const noted = db.updateTable('clip_upload').set({ small_upload: upload }).where('clip', '=', clip);
  return (await noted.returning('clip').execute()).length > 0;
}

/** Forgets films that were sent before a moment and that no reel shows, at most so many; gives their names. */
export async function dropUnusedClips(db: Kysely<Tables>, before: Date, most: number): Promise<string[]> {
  const dropped = await db
    .with('unused', (cte) =>
      cte
        .selectFrom('clip_upload')
        .select('clip_upload.clip')
        .where('created_at', '<', before)
        .where((is) =>
          is.not(
            is.exists(
              is
                .selectFrom('reel')
                .select('reel.id')
                .whereRef('reel.clip', '=', 'clip_upload.clip')
                .where('reel.removed_at', 'is', null),
            ),
          ),
        )
        .limit(most),
    )
    .deleteFrom('clip_upload')
    .using('unused')
    .whereRef('clip_upload.clip', '=', 'unused.clip')
    .returning('clip_upload.clip')
    .execute();
  return dropped.map(({ clip }) => clip);
}
