import { type Kysely, sql } from 'kysely';

/** Small versions of films, for those who save data: which film one is of while it is sent, and by which upload it came. */
const STATEMENTS = [
  'alter table unfinished_clip add column small_of text',
  'alter table clip_upload add column small_upload text',
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
