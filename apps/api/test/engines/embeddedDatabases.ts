import { readFileSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import { inject } from 'vitest';
import { createUnavailableError } from '../../src/db/DatabaseError.ts';
import { type EmbeddedDatabase, openInMemory } from '../../src/db/openDatabase.ts';
import type { Tables } from '../../src/db/schema.ts';

/** Databases returned by suites, emptied: opening a new one takes far longer, and its engine starts cold. */
const freeDatabases: EmbeddedDatabase[] = [];

/** A migrated, empty embedded database in memory. After closing it must not be used: another suite may have it. */
export async function openMigrated(): Promise<EmbeddedDatabase> {
  const database = freeDatabases.pop() ?? (await openInMemory(readFileSync(inject('pgliteDump'))));
  let isClosed = false;
  const db = database.db.withPlugin({
    transformQuery({ node }) {
      if (isClosed) throw createUnavailableError('The database is closed.');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const close = async () => {
    isClosed = true;
    await returnToPool(database);
  };
  return { ...database, db, close };
}

/** A database that cannot be emptied, since its engine was lost or a transaction never ended, is closed. */
async function returnToPool(database: EmbeddedDatabase): Promise<void> {
  try {
    await sql`discard all`.execute(database.db);
    await sql`select migrated.restore()`.execute(database.db);
    freeDatabases.push(database);
  } catch {
    await database.close();
  }
}

/**
 * Copies the migrated rows to a schema of their own, with a function that restores every table. Triggers that protect
 * rows are disabled meanwhile.
 */
export async function saveMigrated(db: Kysely<Tables>): Promise<void> {
  await sql`create schema migrated`.execute(db);
  await sql`
    do $$ declare name text; is_empty boolean; begin
      for name in select tablename from pg_tables where schemaname = 'public' loop
        execute format('select not exists (select from public.%I)', name) into is_empty;
        if not is_empty then execute format('create table migrated.%1$I as table public.%1$I', name); end if;
      end loop;
    end $$`.execute(db);
  await sql`
    create function migrated.restore() returns void language plpgsql set session_replication_role = replica as $$
    declare name text; begin
      execute (
        select 'truncate ' || string_agg(format('public.%I', tablename), ', ') from pg_tables where schemaname = 'public'
      );
      for name in select tablename from pg_tables where schemaname = 'migrated' loop
        execute format('insert into public.%1$I table migrated.%1$I', name);
      end loop;
    end $$`.execute(db);
}
