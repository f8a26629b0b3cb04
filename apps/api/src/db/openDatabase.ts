import { join } from 'node:path';
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely';
import { lockDirectory } from './directoryLock.ts';
import { PgliteClient } from './pglite/PgliteClient.ts';
import { postgresPool } from './postgresPool.ts';
import type { Tables } from './schema.ts';

/** An open database, whichever engine it is. */
export interface OpenDatabase {
  db: Kysely<Tables>;
  /** Tidies up and tells the planner what is there; after many rows have come. */
  vacuum(): Promise<void>;
  close(): Promise<void>;
}

export interface EmbeddedDatabase extends OpenDatabase {
  /** The whole database as a gzipped tar archive. */
  dump(): Promise<Uint8Array>;
}

const vacuum = async (db: Kysely<Tables>) => {
  await sql`vacuum (analyze)`.execute(db);
};

/** A PostgreSQL server, 15 or later, or one that speaks like it. */
export function openPostgres(url: string): OpenDatabase {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: postgresPool(url) }) });
  return { db, vacuum: () => vacuum(db), close: () => db.destroy() };
}

/** The embedded database in a directory, which it locks for this process. */
export async function openEmbedded(directory: string): Promise<EmbeddedDatabase> {
  const unlock = await lockDirectory(directory);
  try {
    return await openPglite({ dataDir: join(directory, 'pglite') }, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

/** An embedded database that lives in memory only, empty or from a dump. */
export const openInMemory = (dump?: Uint8Array): Promise<EmbeddedDatabase> => openPglite({ dump }, () => {});

async function openPglite(setup: { dataDir?: string; dump?: Uint8Array }, released: () => void) {
  const client = new PgliteClient(setup);
  await client.waitReady;
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: client }) });
  const close = async () => {
    await client.close();
    released();
  };
  return { db, close, vacuum: () => vacuum(db), dump: () => client.dump() };
}
