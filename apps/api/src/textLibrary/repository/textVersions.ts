import type { TextFile } from '@mashrabiya/content';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { TextVersionRow } from '../../db/tables/text.ts';

/** The latest version of each text and language, reverted ones included. */
export const findLatestVersions = (db: Kysely<Tables>): Promise<TextVersionRow[]> =>
  db
    .selectFrom('text_version')
    .selectAll()
    .distinctOn(['kind', 'slug', 'language'])
    .orderBy('kind')
    .orderBy('slug')
    .orderBy('language')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export const findVersions = (
  db: Kysely<Tables>,
  { kind, slug, language }: Omit<TextFile, 'source'>,
): Promise<TextVersionRow[]> =>
  db
    .selectFrom('text_version')
    .selectAll()
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .where('language', '=', language)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export async function addVersion(db: Kysely<Tables>, row: TextVersionRow): Promise<void> {
  await db.insertInto('text_version').values(row).execute();
}
