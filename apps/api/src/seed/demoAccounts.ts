import type { Kysely } from 'kysely';
import { hashPassword } from '../accounts/passwords.ts';
import { insertUser } from '../accounts/users.ts';
import type { Tables } from '../db/schema.ts';

/** What all demo accounts are logged in to with. */
export const DEMO_PASSWORD = 'mashrabiya demo';
const BUYER = 'buyer@example.com';
const KEY = 'demoaccounts';

/** A login that the demo comes with. */
export interface DemoAccount {
  role: 'buyer' | 'seller' | 'broker';
  email: string;
}

/** Opens accounts to try the demo with: a buyer without ads, and a seller and a broker with some. */
export async function openDemoAccounts(db: Kysely<Tables>, now: Date): Promise<void> {
  const password_hash = await hashPassword(DEMO_PASSWORD);
  const firstOf = (kind: 'owner' | 'broker') =>
    db
      .selectFrom('app_user')
      .select('email')
      .where('kind', '=', kind)
      .where('phone', 'is not', null)
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
  const accounts: DemoAccount[] = [
    { role: 'buyer', email: BUYER },
    { role: 'seller', email: (await firstOf('owner')).email },
    { role: 'broker', email: (await firstOf('broker')).email },
  ];
  await insertUser(db, {
    name: 'نور الشافعي',
    email: BUYER,
    phone: null,
    passwordHash: password_hash,
    language: 'ar',
    now,
  });
  await db
    .updateTable('app_user')
    .set({ password_hash, email_verified_at: now })
    .where(
      'email',
      'in',
      accounts.map(({ email }) => email),
    )
    .execute();
  await db
    .insertInto('configuration')
    .values({ key: KEY, value: JSON.stringify(accounts) })
    .execute();
}

/** The demo accounts that a database was seeded with. */
export async function demoAccounts(db: Kysely<Tables>): Promise<DemoAccount[]> {
  const row = await db.selectFrom('configuration').select('value').where('key', '=', KEY).executeTakeFirst();
  return row ? JSON.parse(row.value) : [];
}
