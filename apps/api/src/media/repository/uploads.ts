import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { StoredPicture } from '../../db/tables/property.ts';

/** Records that a user uploaded a picture; a repeated upload renews its time. */
export async function saveUpload(
  db: Kysely<Tables>,
  { userId, picture, now }: { userId: string; picture: StoredPicture; now: Date },
): Promise<void> {
  await db
    .insertInto('picture_upload')
    .values({ user_id: userId, img_name: picture.img_name, picture: JSON.stringify(picture), created_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'img_name']).doUpdateSet({ created_at: now }))
    .execute();
}

export async function findUploads(
  db: Kysely<Tables>,
  userId: string,
  names: readonly string[],
): Promise<Map<string, StoredPicture>> {
  if (names.length === 0) return new Map();
  const rows = await db
    .selectFrom('picture_upload')
    .select(['img_name', 'picture'])
    .where('user_id', '=', userId)
    .where('img_name', 'in', names)
    .execute();
  return new Map(rows.map(({ img_name, picture }) => [img_name, picture]));
}

export async function clearRemovedAdPictures(db: Kysely<Tables>, cutoff: Date): Promise<void> {
  await db
    .updateTable('property')
    .set({ pictures: '[]' })
    .where('removed_at', '<', cutoff)
    .where(sql<boolean>`pictures::jsonb <> '[]'::jsonb`)
    .execute();
}

/**
 * Deletes rows of pictures uploaded before a moment that no ad, reel or draft of their uploader shows, up to a limit;
 * returns the names without any remaining row.
 */
export async function deleteUnusedUploads(db: Kysely<Tables>, cutoff: Date, limit: number): Promise<string[]> {
  const deletedRows = await db
    .with('unused', (cte) =>
      cte
        .selectFrom('picture_upload')
        .select(['picture_upload.user_id', 'picture_upload.img_name'])
        .where('created_at', '<', cutoff)
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('property')
                .select('property.id')
                .whereRef('property.user_id', '=', 'picture_upload.user_id')
                .where(
                  sql<boolean>`property.pictures::jsonb @> jsonb_build_array(jsonb_build_object('img_name', picture_upload.img_name))`,
                ),
            ),
          ),
        )
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('reel')
                .select('reel.id')
                .whereRef('reel.user_id', '=', 'picture_upload.user_id')
                .where('reel.removed_at', 'is', null)
                .where(
                  sql<boolean>`picture_upload.img_name in (reel.poster ->> 'img_name', reel.edit -> 'poster' ->> 'img_name')`,
                ),
            ),
          ),
        )
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('property_draft')
                .select('property_draft.id')
                .whereRef('property_draft.user_id', '=', 'picture_upload.user_id')
                .where(sql<boolean>`property_draft.content -> 'pictures' @> to_jsonb(picture_upload.img_name)`),
            ),
          ),
        )
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('property_ad')
                .innerJoin('property', 'property.id', 'property_ad.property_id')
                .select('property.id')
                .whereRef('property.user_id', '=', 'picture_upload.user_id')
                .where(
                  sql<boolean>`property_ad.edit -> 'pictures' @> jsonb_build_array(jsonb_build_object('img_name', picture_upload.img_name))`,
                ),
            ),
          ),
        )
        .limit(limit),
    )
    .deleteFrom('picture_upload')
    .using('unused')
    .whereRef('picture_upload.user_id', '=', 'unused.user_id')
    .whereRef('picture_upload.img_name', '=', 'unused.img_name')
    // Repeated, because an upload may be renewed between the two parts.
    .where('picture_upload.created_at', '<', cutoff)
    .returning('picture_upload.img_name')
    .execute();
  const names = [...new Set(deletedRows.map(({ img_name }) => img_name))];
  if (names.length === 0) return [];
  const usedUploads = await db.selectFrom('picture_upload').select('img_name').where('img_name', 'in', names).execute();
  const usedNames = new Set(usedUploads.map(({ img_name }) => img_name));
  return names.filter((name) => !usedNames.has(name));
}

/** Deletes drafts last saved before a moment, which makes their pictures unused. */
export async function deleteOldDrafts(db: Kysely<Tables>, cutoff: Date): Promise<void> {
  await db.deleteFrom('property_draft').where('updated_at', '<', cutoff).execute();
}
