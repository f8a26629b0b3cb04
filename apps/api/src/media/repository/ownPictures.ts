import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { StoredPicture } from '../../db/tables/property.ts';
import { uploadsOf } from './uploads.ts';

/** Pictures of these names that the user uploaded, or that another ad of theirs shows, by name. */
export async function ownPictures(
  db: Kysely<Tables>,
  userId: string,
  names: readonly string[],
): Promise<Map<string, StoredPicture>> {
  const sent = await uploadsOf(db, userId, names);
  const others = names.filter((name) => !sent.has(name));
  if (others.length === 0) return sent;
  const wanted = new Set(others);
  const listings = await db
    .selectFrom('property')
    .select('pictures')
    .where('user_id', '=', userId)
    .where(
      sql<boolean>`exists (select 1 from jsonb_array_elements(pictures::jsonb) shown where shown ->> 'img_name' = any(${others}::text[]))`,
    )
    .execute();
  for (const { pictures } of listings)
    for (const picture of pictures) if (wanted.has(picture.img_name)) sent.set(picture.img_name, picture);
  return sent;
}
