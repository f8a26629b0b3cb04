import { type Kysely, sql } from 'kysely';

/** Low-bitrate versions of videos: the original of an upload in progress, and the upload of a finished version. */
const STATEMENTS = [
  'alter table unfinished_clip add column small_of text',
  'alter table clip_upload add column small_upload text',
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
