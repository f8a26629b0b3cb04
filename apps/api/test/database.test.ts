import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../src/db/migrate.ts';
import { type OpenDatabase, openInMemory, openPostgres } from '../src/db/openDatabase.ts';
import { PgliteEngine } from '../src/db/pglite/PgliteEngine.ts';
import { inTransaction } from '../src/db/transaction.ts';
import { describeBothEngines } from './engines/describeEngines.ts';
import { insertFixture } from './fixtures/properties.ts';
import { createTestLog } from './support/testLog.ts';

describeBothEngines('The database', (open) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  const findSetting = (key: string) =>
    database.db.selectFrom('configuration').select('value').where('key', '=', key).executeTakeFirst();

  it('is migrated once, also by nodes that start together', async () => {
    const appliedMigrations = await Promise.all([migrate(database.db), migrate(database.db), migrate(database.db)]);
    expect(appliedMigrations.flat()).toEqual([]);
  });

  it('returns the same types on both engines', async () => {
    await insertFixture(database.db);
    const property = await database.db
      .selectFrom('property')
      .selectAll()
      .where('receipt', 'is not', null)
      .executeTakeFirstOrThrow();
    expect(property).toMatchObject({
      price: 4_000_000,
      receipt: '2027-12-01',
      feature_ids: [1, 2],
      coordinates_exact: true,
    });
    expect(property.created_at).toBeInstanceOf(Date);
    expect(property.pictures[0]).toMatchObject({ width: 1600 });
    const user = await database.db.selectFrom('app_user').selectAll().executeTakeFirstOrThrow();
    expect(user).toMatchObject({ rating: 4.5, active_from: '2024-03-01' });
  });

  it('refuses rows that break a constraint, by SQLSTATE', async () => {
    const city = { id: 99, governorate_id: 98, slug: 'x', ar: 'x', en: 'x', lat: 0, lng: 0, tier: 1 };
    await expect(database.db.insertInto('city').values(city).execute()).rejects.toMatchObject({ code: '23503' });
  });

  it('rolls back a failed transaction without affecting others', async () => {
    const failingTransaction = inTransaction(database.db, async (tx) => {
      await tx.insertInto('configuration').values({ key: 'undone', value: '1' }).execute();
      throw new Error('no');
    });
    const plain = database.db.insertInto('configuration').values({ key: 'committed', value: '1' }).execute();
    await expect(failingTransaction).rejects.toThrow('no');
    await plain;
    expect([await findSetting('undone'), await findSetting('committed')]).toEqual([undefined, { value: '1' }]);
  });

  it('loses none of fifty concurrent increments', async () => {
    await database.db.insertInto('configuration').values({ key: 'count', value: '0' }).execute();
    const increment = () =>
      inTransaction(database.db, (tx) =>
        tx
          .updateTable('configuration')
          .set({ value: sql`(value::integer + 1)::text` })
          .where('key', '=', 'count')
          .execute(),
      );
    await Promise.all(Array.from({ length: 50 }, increment));
    expect(await findSetting('count')).toEqual({ value: '50' });
  });

  it('retries serialization failures', async () => {
    let attempts = 0;
    await inTransaction(database.db, async (tx) => {
      if (++attempts < 3) await sql`do $$ begin raise exception using errcode = '40001'; end $$`.execute(tx);
    });
    expect(attempts).toBe(3);
  });
});

describe('The embedded engine', () => {
  it('refuses queries at once after it was closed', async () => {
    const { db, close } = await openInMemory();
    await sql`select 1`.execute(db);
    await close();
    await expect(sql`select 1`.execute(db)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('is replaced when it hangs; pending queries fail as unavailable', async () => {
    const engine = new PgliteEngine({}, { watchdogMs: 400 });
    const runQuery = async (sql: string) => (await engine.connect()).query(sql, []);
    const hangingQuery = runQuery('select count(*) from generate_series(1, 2000000000)');
    const queuedQuery = runQuery('select 1 as one');
    await expect(hangingQuery).rejects.toMatchObject({ code: 'unavailable' });
    await expect(queuedQuery).rejects.toMatchObject({ code: 'unavailable' });
    expect((await runQuery('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await engine.close();
  }, 90_000);
});

it('PostgreSQL is not logged as lost by queries after the shutdown', async () => {
  const logLines: string[] = [];
  const log = createTestLog((line) => logLines.push(line));
  const { db, close } = openPostgres('postgres://localhost:1/homes', { log });
  await close();
  await expect(sql`select`.execute(db)).rejects.toMatchObject({ code: 'unavailable' });
  expect(logLines).toEqual([]);
});
