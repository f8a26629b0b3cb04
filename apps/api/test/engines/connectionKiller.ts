import { sql } from 'kysely';
import { inject } from 'vitest';
import { type OpenDatabase, openPostgres } from '../../src/db/openDatabase.ts';

/** Longest wait for a connection to end. */
const END_TIMEOUT_MS = 1_000;

/**
 * Ends connections of a PostgreSQL test database that are running a query or a transaction. It has its own connection,
 * to another database: one of the tested pool could be ended by the call before.
 */
export async function createConnectionKiller({ db }: OpenDatabase) {
  const server = inject('postgres');
  if ('missing' in server) throw new Error(server.missing);
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const admin = openPostgres(server.url);
  return {
    /** Returns the number of ended connections; connections whose query matches `sparedPid` continue. */
    async kill(sparedPid: string): Promise<number> {
      const ended = await sql`select pg_terminate_backend(pid, ${END_TIMEOUT_MS}) from pg_stat_activity
        where datname = ${rows[0]?.name} and state <> 'idle' and query not like ${sparedPid}`.execute(admin.db);
      return ended.rows.length;
    },
    close: () => admin.close(),
  };
}
