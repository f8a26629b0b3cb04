import { type Kysely, sql } from 'kysely';

/** Low-bitrate versions of videos: `small_of` is the original of an upload, `small_upload` the upload of a version. */
const STATEMENTS = [
  'alter table unfinished_clip add column small_of text',
  'alter table clip_upload add column small_upload text',
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
