import { sql } from 'kysely';
import { beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { migrations } from '../src/db/migrate.ts';
import { type OpenDatabase, openPostgres } from '../src/db/openDatabase.ts';
import { prepareDatabase } from '../src/db/prepareDatabase.ts';
import { copyMigrated } from './engines/describeEngines.ts';

const isMissing = 'missing' in inject('postgres');
const NEXT = '900-next';

describe.skipIf(isMissing)('A PostgreSQL database that nodes prepare', () => {
  let databaseUrl: string;
  let database: OpenDatabase;
  let logs: string[];

  beforeEach(async () => {
    databaseUrl = (await copyMigrated()) ?? '';
    database = openPostgres(databaseUrl);
    logs = [];
    return () => database.close();
  });

  const prepare = (options: Partial<Parameters<typeof prepareDatabase>[1]>) =>
    prepareDatabase(database, { databaseUrl, print: (line) => logs.push(line), ...options });
  /** The released migrations and one more. */
  const createNextMigration = (statement: string) => ({
    ...migrations,
    [NEXT]: {
      up: async (db: Parameters<(typeof migrations)[string]['up']>[0]) => void (await sql.raw(statement).execute(db)),
    },
  });

  it('is migrated without a statement timeout', async () => {
    await prepare({
      migrations: createNextMigration(
        `create table timeouts as select setting::bigint as ms from pg_settings where name = 'statement_timeout'`,
      ),
    });
    const { rows } = await sql<{ ms: number }>`select ms from timeouts`.execute(database.db);
    expect(rows[0]?.ms).toBeGreaterThan(86_400_000);
    expect(logs).toEqual([`Migrated: ${NEXT}`]);
  });

  it('is migrated once a backup has released its locks, and answers others meanwhile', async () => {
    const backup = openPostgres(databaseUrl);
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
    const { promise: hasLocked, resolve: locked } = Promise.withResolvers<void>();
    const dump = backup.db.transaction().execute(async (tx) => {
      await sql`lock table configuration in access share mode`.execute(tx);
      locked();
      await isOver;
    });
    await hasLocked;
    const pauses: number[] = [];
    await prepare({
      migrations: createNextMigration('alter table configuration add column note text'),
      pause: async (milliseconds) => {
        pauses.push(milliseconds);
        await database.db.selectFrom('configuration').selectAll().execute();
        if (pauses.length === 2) {
          end();
          await dump;
        }
      },
    });
    expect(pauses).toEqual([1000, 2000]);
    expect(logs).toEqual([
      'Another session, such as a backup, locks a table that a migration changes. Retrying in 1 s.',
      'Another session, such as a backup, locks a table that a migration changes. Retrying in 2 s.',
      `Migrated: ${NEXT}`,
    ]);
    await backup.close();
  }, 30_000);

  it('is seeded by one node while another reports that it waits', async () => {
    const { promise: isSeeded, resolve: finish } = Promise.withResolvers<void>();
    const seed = vi.fn(async () => isSeeded);
    const first = prepare({ seed });
    await vi.waitFor(() => expect(seed).toHaveBeenCalled(), { timeout: 10_000 });
    const second = prepare({ seed, pause: async () => finish() });
    await Promise.all([first, second]);
    expect(seed).toHaveBeenCalledTimes(1);
    expect(logs).toEqual(['Waiting for another node that migrates or seeds the database …']);
  }, 30_000);
});
