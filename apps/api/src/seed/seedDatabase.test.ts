import { NOW } from '@mashrabiya/demo-data/fixture';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyPassword } from '../accounts/passwords.ts';
import { userByEmail } from '../accounts/users.ts';
import { migrate } from '../db/migrate.ts';
import { type OpenDatabase, openInMemory } from '../db/openDatabase.ts';
import { DEMO_PASSWORD, demoAccounts, openDemoAccounts } from './demoAccounts.ts';
import { seedDatabase } from './seedDatabase.ts';

describe('seeding a database', () => {
  let database: OpenDatabase;
  const lines: string[] = [];

  beforeAll(async () => {
    database = await openInMemory();
    await migrate(database.db);
    await seedDatabase(database.db, { count: 50, now: NOW, log: (line) => lines.push(line) });
  }, 60_000);
  afterAll(() => database.close());

  const countOf = async (table: 'governorate' | 'city' | 'category' | 'subcategory' | 'app_user' | 'property') => {
    const row = await database.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('rows'))
      .executeTakeFirstOrThrow();
    return Number(row.rows);
  };

  it('stores every place, kind, provider and home', async () => {
    expect(await countOf('governorate')).toBe(27);
    expect(await countOf('city')).toBe(323);
    expect(await countOf('category')).toBe(5);
    expect(await countOf('subcategory')).toBe(58);
    expect(await countOf('app_user')).toBe(60);
    expect(await countOf('property')).toBe(51);
    expect(lines).toEqual(['Seeded 51 homes of 60 providers']);
  });

  it('opens accounts to try the demo with only when it is told to, and they can log in', async () => {
    const { db } = database;
    expect(await demoAccounts(db)).toEqual([]);
    expect(await db.selectFrom('app_user').select('id').where('password_hash', 'is not', null).execute()).toEqual([]);
    await openDemoAccounts(db, NOW);
    const accounts = await demoAccounts(db);
    expect(accounts.map(({ role }) => role)).toEqual(['buyer', 'seller', 'broker']);
    for (const { role, email } of accounts) {
      const user = await userByEmail(db, email);
      expect(await verifyPassword(user?.password_hash, DEMO_PASSWORD), role).toBe(true);
      expect(user?.email_verified_at).not.toBeNull();
    }
    await db.deleteFrom('app_user').where('email', '=', 'buyer@example.com').execute();
  });

  it('invents nobody and nothing where no homes are asked for', async () => {
    const empty = await openInMemory();
    await migrate(empty.db);
    await seedDatabase(empty.db, { count: 0, now: NOW });
    const rowsOf = async (table: 'city' | 'app_user' | 'property') =>
      (await empty.db.selectFrom(table).select('id').execute()).length;
    expect([await rowsOf('city'), await rowsOf('app_user'), await rowsOf('property')]).toEqual([323, 0, 0]);
    await empty.close();
  }, 60_000);

  it('has ten to twenty features in every category', async () => {
    const rows = await database.db
      .selectFrom('feature')
      .select(({ fn }) => ['category_id', fn.countAll().as('rows')])
      .groupBy('category_id')
      .execute();
    expect(rows).toHaveLength(5);
    for (const { rows: amount } of rows) {
      expect(Number(amount)).toBeGreaterThanOrEqual(10);
      expect(Number(amount)).toBeLessThanOrEqual(20);
    }
  });

  it('keeps phones in an artificial run, in E.164', async () => {
    const users = await database.db.selectFrom('app_user').select(['phone', 'email']).execute();
    for (const { phone } of users) if (phone) expect(phone).toMatch(/^\+201000000\d{3}$/);
    expect(users.some(({ phone }) => phone === null)).toBe(true);
  });
});
