import { type Kysely, sql } from 'kysely';
import { REPLACED_SCHEMA } from '../../db/postgres/replacedSchema.ts';
import type { Tables } from '../../db/schema.ts';

export async function hasTables(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql`select from pg_tables where schemaname = 'public' limit 1`.execute(db);
  return rows.length > 0;
}

const REPLACED = sql.id(REPLACED_SCHEMA);

/** Renames the schema with all tables and functions, and creates an empty one. */
export async function replaceSchema(db: Kysely<Tables>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`alter schema public rename to ${REPLACED}`.execute(tx);
    await sql`create schema public`.execute(tx);
  });
}

export async function restoreReplacedSchema(db: Kysely<Tables>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`drop schema public cascade`.execute(tx);
    await sql`alter schema ${REPLACED} rename to public`.execute(tx);
  });
}

export async function dropReplacedSchema(db: Kysely<Tables>): Promise<void> {
  await sql`drop schema ${REPLACED} cascade`.execute(db);
}
