import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { StoredPicture } from '../../db/tables/property.ts';
import { findUploads } from './uploads.ts';

/** Pictures of these names that the user uploaded, or that another ad of theirs shows, by name. */
export async function findOwnPictures(
  db: Kysely<Tables>,
  userId: string,
  names: readonly string[],
): Promise<Map<string, StoredPicture>> {
  const uploadByName = await findUploads(db, userId, names);
  const missingNames = names.filter((name) => !uploadByName.has(name));
  if (missingNames.length === 0) return uploadByName;
  const wantedNames = new Set(missingNames);
  const listings = await db
    .selectFrom('property')
    .select('pictures')
    .where('user_id', '=', userId)
    .where(
      sql<boolean>`exists (select 1 from jsonb_array_elements(pictures::jsonb) shown where shown ->> 'img_name' = any(${missingNames}::text[]))`,
    )
    .execute();
  for (const { pictures } of listings)
    for (const picture of pictures) if (wantedNames.has(picture.img_name)) uploadByName.set(picture.img_name, picture);
  return uploadByName;
}

/**
 * Renews pictures that are about to be shown, so that they are not deleted meanwhile, see `deleteUnusedUploads`. False
 * if one was deleted.
 */
export async function renewOwnPictures(
  tx: Transaction<Tables>,
  { userId, names, now }: { userId: string; names: readonly string[]; now: Date },
): Promise<boolean> {
  if (names.length === 0) return true;
  const uploads = tx.updateTable('picture_upload').set({ created_at: now }).where('user_id', '=', userId);
  await uploads.where('img_name', 'in', names).execute();
  const ownPictures = await findOwnPictures(tx, userId, names);
  return names.every((name) => ownPictures.has(name));
}
