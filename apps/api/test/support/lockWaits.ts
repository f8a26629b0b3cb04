import { type Kysely, sql } from 'kysely';
import { expect } from 'vitest';
import type { OpenDatabase } from '../../src/db/openDatabase.ts';
import type { Tables } from '../../src/db/schema.ts';

/** Waits until another connection waits for a lock of this transaction; PostgreSQL only. */
export const waitForLockWait = (tx: Kysely<Tables>) =>
  expect
    .poll(
      async () => {
        const waits = sql`select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`;
        return (await waits.execute(tx)).rows.length;
      },
      { timeout: 10_000 },
    )
    .toBeGreaterThan(0);

/** As `waitForLockWait`. On the embedded database, requests wait for its one connection anyway. */
export const waitForRequests = async (database: OpenDatabase, tx: Kysely<Tables>) => {
  if (database.countConnections) await waitForLockWait(tx);
};
