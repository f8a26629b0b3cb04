import { CommandError } from '../../core/CommandError.ts';
import { openPostgres } from '../../db/openDatabase.ts';
import { lockOutNodes } from '../../db/postgres/acquireNodeLock.ts';
import { assertNoReplacedSchema } from '../../db/postgres/replacedSchema.ts';
import { pauseJobs } from '../../jobs/pause.ts';
import { dropReplacedSchema, hasTables, replaceSchema, restoreReplacedSchema } from '../repository/schema.ts';
import type { RestoreTarget } from './restoreBackup.ts';
import { runPostgresProgram } from './runPostgresProgram.ts';

/** Longest wait for other sessions that use the tables, such as a report. */
const LOCK_TIMEOUT_MS = 10_000;
const RESTORE_OPTIONS = ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error'];

/** A PostgreSQL database that no node uses. */
export async function lockPostgresTarget(url: string): Promise<RestoreTarget> {
  const unlock = await lockOutNodes(url);
  if (!unlock) throw new CommandError('A node uses this database: stop all nodes first.');
  const database = openPostgres(url, { maintenance: { lockTimeoutMs: LOCK_TIMEOUT_MS } });
  return {
    engine: 'postgres',
    isEmpty: async () => !(await hasTables(database.db)),
    async restore(file) {
      await assertNoReplacedSchema(database.db);
      await replaceSchema(database.db);
      try {
        await runPostgresProgram('pg_restore', url, [...RESTORE_OPTIONS, file]);
        await pauseJobs(database.db);
      } catch (error) {
        await restoreReplacedSchema(database.db);
        throw error;
      }
      await dropReplacedSchema(database.db);
      await database.vacuum();
    },
    async close() {
      await database.close();
      await unlock();
    },
  };
}
