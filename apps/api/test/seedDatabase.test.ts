import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NOW } from '@mashrabiya/demo-data/fixture';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findUserByEmail, updateUser } from '../src/accounts/repository/users.ts';
import { verifyPassword } from '../src/accounts/services/passwords.ts';
import { toCompanyBadge } from '../src/catalogue/rules/verifiedCompany.ts';
import { findPapers } from '../src/companies/repository/papers.ts';
import { findLatestRequest } from '../src/companies/repository/requests.ts';
import type { OpenDatabase } from '../src/db/openDatabase.ts';
import { createDiskFiles } from '../src/files/diskFiles.ts';
import { readStoredFile } from '../src/files/readStoredFile.ts';
import { createDemoAccounts, DEMO_PASSWORD, disableDemoAccounts, findDemoAccounts } from '../src/seed/demoAccounts.ts';
import { seedDatabase } from '../src/seed/seedDatabase.ts';
import { findSession, openSession } from '../src/sessions/repository/sessions.ts';
import { openMigrated } from './engines/embeddedDatabases.ts';

describe('seeding a database', () => {
  let database: OpenDatabase;
  const lines: string[] = [];

  beforeAll(async () => {
    database = await openMigrated();
    await seedDatabase(database.db, { count: 50, now: NOW, log: (line) => lines.push(line) });
  }, 60_000);
  afterAll(() => database.close());

  const countRows = async (table: 'governorate' | 'city' | 'category' | 'subcategory' | 'app_user' | 'property') => {
    const row = await database.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('rows'))
      .executeTakeFirstOrThrow();
    return Number(row.rows);
  };

  it('stores every place, kind, provider and listing', async () => {
    expect(await countRows('governorate')).toBe(27);
    expect(await countRows('city')).toBe(323);
    expect(await countRows('category')).toBe(5);
    expect(await countRows('subcategory')).toBe(58);
    expect(await countRows('app_user')).toBe(60);
    expect(await countRows('property')).toBe(51);
    expect(lines).toEqual(['Seeded 51 listings of 60 sellers and 20 reels.']);
  });

  it('adds videos to properties that show their rooms, all of them listed', async () => {
    const reels = await database.db
      .selectFrom('reel')
      .innerJoin('property', 'property.id', 'reel.property_id')
      .select(['clip', 'words', 'expires_at', 'reel.city_id', 'property.city_id as home_city', 'property.availability'])
      .execute();
    expect(reels).toHaveLength(20);
    expect(new Set(reels.map(({ clip: videoName }) => videoName)).size).toBe(20);
    for (const reel of reels) {
      expect(reel.availability).toBe(2);
      expect(reel.city_id).toBe(reel.home_city);
      expect(reel.expires_at?.getTime()).toBeGreaterThan(NOW.getTime());
      expect(reel.words.split(' ').length).toBeGreaterThan(10);
    }
  });

  it('creates demo accounts only on request, and they can log in', async () => {
    const { db } = database;
    expect(await findDemoAccounts(db)).toEqual([]);
    expect(await db.selectFrom('app_user').select('id').where('password_hash', 'is not', null).execute()).toEqual([]);
    await createDemoAccounts(db, NOW);
    const accounts = await findDemoAccounts(db);
    expect(accounts.map(({ role }) => role)).toEqual([
      'buyer',
      'seller',
      'broker',
      'moderator',
      'finance',
      'administrator',
    ]);
    for (const { role, email } of accounts) {
      const user = await findUserByEmail(db, email);
      expect(await verifyPassword(user?.password_hash, DEMO_PASSWORD), role).toBe(true);
      expect(user?.email_verified_at).not.toBeNull();
      expect(user?.role).toBe(['buyer', 'seller', 'broker'].includes(role) ? 'user' : role);
    }
    const { id } = await db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', 'buyer@example.com')
      .executeTakeFirstOrThrow();
    const token = await openSession(db, { userId: id, userAgent: null, now: NOW });
    // The address of a demo account was changed before.
    const moderator = await findUserByEmail(db, 'moderator@example.com');
    await updateUser(db, moderator?.id ?? '', { email: 'hidden@example.org' });
    await db
      .insertInto('identity')
      .values({ issuer: 'theirs', subject: 'demo', user_id: moderator?.id ?? '', created_at: NOW })
      .execute();
    expect(await disableDemoAccounts(db)).toBe(6);
    expect(await disableDemoAccounts(db)).toBe(0);
    expect(await findSession(db, token, NOW)).toBeUndefined();
    expect(await db.selectFrom('app_user').select('id').where('role', '<>', 'user').execute()).toEqual([]);
    expect(await db.selectFrom('identity').select('user_id').execute()).toEqual([]);
    expect(await findDemoAccounts(db)).toEqual([]);
    expect(await db.selectFrom('app_user').select('id').where('password_hash', 'is not', null).execute()).toEqual([]);
    await db.deleteFrom('app_user').where('id', '=', id).execute();
  });

  it('verifies the companies of some brokers', async () => {
    const users = await database.db.selectFrom('app_user').selectAll().where('company_name', 'is not', null).execute();
    expect(users.length).toBeGreaterThan(2);
    for (const user of users) {
      expect(user.kind).toBe('broker');
      expect(toCompanyBadge(user, NOW).company_name).toBe(user.company_name);
    }
  });

  it('has the demo’s broker wait for a moderator with drawn papers', async () => {
    const { db, close } = await openMigrated();
    const directory = mkdtempSync(join(tmpdir(), 'mashrabiya-papers-'));
    const files = createDiskFiles(directory);
    await seedDatabase(db, { count: 50, now: NOW, withAccounts: true, files });
    const broker = (await findDemoAccounts(db)).find(({ role }) => role === 'broker');
    const request = await findLatestRequest(db, broker?.id ?? '');
    expect(request).toMatchObject({ state: 'pending' });
    const papers = await findPapers(db, request?.id ?? '');
    expect(papers).toHaveLength(2);
    for (const { id } of papers) expect(await readStoredFile(files, `papers/${id}.webp`)).not.toBeUndefined();
    rmSync(directory, { recursive: true });
    await close();
  }, 60_000);

  it('creates no users and no listings when none are requested', async () => {
    const empty = await openMigrated();
    await seedDatabase(empty.db, { count: 0, now: NOW });
    const findRows = async (table: 'city' | 'app_user' | 'property') =>
      (await empty.db.selectFrom(table).select('id').execute()).length;
    expect([await findRows('city'), await findRows('app_user'), await findRows('property')]).toEqual([323, 0, 0]);
    await empty.close();
  }, 60_000);

  it('creates ten to twenty features in every category', async () => {
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

  it('uses an artificial range of phone numbers, in E.164', async () => {
    const users = await database.db.selectFrom('app_user').select(['phone', 'email']).execute();
    for (const { phone } of users) if (phone) expect(phone).toMatch(/^\+201000000\d{3}$/);
    expect(users.some(({ phone }) => phone === null)).toBe(true);
  });
});
