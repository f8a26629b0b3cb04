import type { FilmState } from '@mashrabiya/contract';
import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { StoredPicture } from '../../db/tables/property.ts';
import type { ClipUploadTable, ReelEdit } from '../../db/tables/reel.ts';

export type ClipUpload = Selectable<ClipUploadTable>;

/** Notes that somebody sent a film; once, where its last step is taken again. */
export async function keepClip(db: Kysely<Tables>, upload: Insertable<ClipUploadTable>): Promise<ClipUpload> {
  await db
    .insertInto('clip_upload')
    .values(upload)
    .onConflict((conflict) => conflict.column('clip').doNothing())
    .execute();
  return db.selectFrom('clip_upload').selectAll().where('clip', '=', upload.clip).executeTakeFirstOrThrow();
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

/** A film that somebody sent, as it is now and held until the transaction ends; undefined when it has gone. */
export const lockClip = (tx: Transaction<Tables>, clip: string): Promise<ClipUpload | undefined> =>
  tx.selectFrom('clip_upload').selectAll().where('clip', '=', clip).forUpdate().executeTakeFirst();

/** A film of somebody's that a small version can still be added to: it has none, and no reel shows it. */
export const clipWithoutSmall = (db: Kysely<Tables>, userId: string, clip: string): Promise<ClipUpload | undefined> =>
  db
    .selectFrom('clip_upload')
    .selectAll()
    .where('user_id', '=', userId)
    .where('clip', '=', clip)
    .where('small_upload', 'is', null)
    .where('state', '=', 'ready')
    .where((is) =>
      is.not(
        is.exists(
          is.selectFrom('reel').select('reel.id').where(sql<boolean>`${clip} in (reel.clip, reel.edit ->> 'clip')`),
        ),
      ),
    )
    .executeTakeFirst();

/** Notes by which upload a film's small version came. */
export async function noteSmallClip(tx: Transaction<Tables>, clip: string, upload: string): Promise<void> {
  await tx.updateTable('clip_upload').set({ small_upload: upload }).where('clip', '=', clip).execute();
}

/** A film that was sent, whoever sent it. */
export const sentClip = (db: Kysely<Tables>, clip: string): Promise<ClipUpload | undefined> =>
  db.selectFrom('clip_upload').selectAll().where('clip', '=', clip).executeTakeFirst();

/** How far films are that cannot be played, by their names; those of others are ready. */
export async function unreadyFilms(db: Kysely<Tables>, clips: readonly string[]): Promise<Map<string, FilmState>> {
  if (clips.length === 0) return new Map();
  const rows = await db
    .selectFrom('clip_upload')
    .select(['clip', 'state'])
    .where('clip', 'in', clips)
    .where('state', '<>', 'ready')
    .execute();
  return new Map(rows.map(({ clip, state }) => [clip, state]));
}

/** Changes the pending edits that show a video; with `posterName` only those with that poster. */
async function changeEdits(
  tx: Transaction<Tables>,
  clip: string,
  change: Partial<ReelEdit>,
  posterName?: string,
): Promise<void> {
  const edits = tx
    .updateTable('reel')
    .set({ edit: sql`edit || ${JSON.stringify(change)}::jsonb` })
    .where('edit', 'is not', null)
    .where(sql<boolean>`edit ->> 'clip' = ${clip}`);
  const found = posterName ? edits.where(sql<boolean>`edit -> 'poster' ->> 'img_name' = ${posterName}`) : edits;
  await found.execute();
}

interface Prepared {
  clip: string;
  /** Seconds. */
  duration: number;
  hasSmall: boolean;
  /** What stands for reels from now on that have `before` as their cover. */
  poster: StoredPicture;
  before: StoredPicture | null;
}

/** Notes that a film was written anew, with the reels that show it; false where it has gone meanwhile. */
export async function notePrepared(
  tx: Transaction<Tables>,
  { clip, duration, hasSmall, poster, before }: Prepared,
): Promise<boolean> {
  const noted = await tx
    .updateTable('clip_upload')
    .set({
      state: 'ready',
      duration,
      poster: JSON.stringify(poster),
      small_upload: hasSmall ? clip : null,
    })
    .where('clip', '=', clip)
    .where('state', '<>', 'ready')
    .returning('clip')
    .execute();
  if (noted.length === 0) return false;
  await tx.updateTable('reel').set({ duration, has_small: hasSmall }).where('clip', '=', clip).execute();
  await changeEdits(tx, clip, { duration, has_small: hasSmall });
  if (before)
    await tx
      .updateTable('reel')
      .set({ poster: JSON.stringify(poster) })
      .where('clip', '=', clip)
      .where(sql<boolean>`poster ->> 'img_name' = ${before.img_name}`)
      .execute();
  if (before) await changeEdits(tx, clip, { poster }, before.img_name);
  return true;
}

/** Notes that a small version was made of a film, with the reels that show it; false where it has one, or has gone. */
export async function noteMadeSmall(tx: Transaction<Tables>, clip: string): Promise<boolean> {
  const noted = await tx
    .updateTable('clip_upload')
    .set({ small_upload: clip })
    .where('clip', '=', clip)
    .where('small_upload', 'is', null)
    .returning('clip')
    .execute();
  if (noted.length === 0) return false;
  await tx.updateTable('reel').set({ has_small: true }).where('clip', '=', clip).execute();
  await changeEdits(tx, clip, { has_small: true });
  return true;
}

/** Marks the conversion of one video as failed, or of all that were uploaded before a moment and are not ready. */
export async function noteFailedClips(db: Kysely<Tables>, which: { clip: string } | { before: Date }): Promise<void> {
  const failed = db.updateTable('clip_upload').set({ state: 'failed' }).where('state', '=', 'preparing');
  const these = 'clip' in which ? failed.where('clip', '=', which.clip) : failed.where('created_at', '<', which.before);
  await these.execute();
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
                .where(sql<boolean>`clip_upload.clip in (reel.clip, reel.edit ->> 'clip')`)
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
