import type { Kysely } from 'kysely';
import { removeAlternativeLogins } from '../accounts/repository/alternativeLogins.ts';
import { insertUser, updateUser } from '../accounts/repository/users.ts';
import { hashPassword } from '../accounts/services/passwords.ts';
import type { Tables } from '../db/schema.ts';
import { closeAllSessions } from '../sessions/repository/sessions.ts';

export const DEMO_PASSWORD = 'mashrabiya demo';
const BUYER = 'buyer@example.com';
const MODERATOR = 'moderator@example.com';
const FINANCE = 'finance@example.com';
const ADMINISTRATOR = 'administrator@example.com';
const DEMO_ACCOUNTS_KEY = 'demoaccounts';
const PLACEHOLDER_USER_ID = '00000000-0000-0000-0000-000000000000';

export interface DemoAccount {
  role: 'buyer' | 'seller' | 'broker' | 'moderator' | 'finance' | 'administrator';
  email: string;
  /** Identifies the account after a change of address; missing in older databases. */
  id?: string;
}

/** Creates demo accounts: buyer, seller and broker with ads, moderator, finance role, administrator. */
export async function createDemoAccounts(db: Kysely<Tables>, now: Date): Promise<void> {
  const password_hash = await hashPassword(DEMO_PASSWORD);
  const findFirst = (kind: 'owner' | 'broker') =>
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
    { role: 'seller', email: (await findFirst('owner')).email },
    { role: 'broker', email: (await findFirst('broker')).email },
    { role: 'moderator', email: MODERATOR },
    { role: 'finance', email: FINANCE },
    { role: 'administrator', email: ADMINISTRATOR },
  ];
  const createUser = (name: string, email: string) =>
    insertUser(db, { name, email, phone: null, passwordHash: password_hash, language: 'ar', now });
  await createUser('نور الشافعي', BUYER);
  const { id } = await createUser('سلمى منصور', MODERATOR);
  await updateUser(db, id, { role: 'moderator' });
  const finance = await createUser('كريم فؤاد', FINANCE);
  await updateUser(db, finance.id, { role: 'finance' });
  const administrator = await createUser('هالة مراد', ADMINISTRATOR);
  await updateUser(db, administrator.id, { role: 'administrator' });
  const createdUsers = await db
    .updateTable('app_user')
    // Users of the demo can confirm a number.
    .set({ password_hash, email_verified_at: now, phone_verified_at: null })
    .where(
      'email',
      'in',
      accounts.map(({ email }) => email),
    )
    .returning(['id', 'email'])
    .execute();
  const idByEmail = new Map(createdUsers.map(({ id, email }) => [email, id]));
  const accountsWithIds = accounts.map((account) => ({ ...account, id: idByEmail.get(account.email) }));
  await db
    .insertInto('configuration')
    .values({ key: DEMO_ACCOUNTS_KEY, value: JSON.stringify(accountsWithIds) })
    .execute();
}

export async function findDemoAccounts(db: Kysely<Tables>): Promise<DemoAccount[]> {
  const row = await db
    .selectFrom('configuration')
    .select('value')
    .where('key', '=', DEMO_ACCOUNTS_KEY)
    .executeTakeFirst();
  return row ? JSON.parse(row.value) : [];
}

/** Disables the demo accounts, whose password is public, even after a change of address. Returns their number. */
export async function disableDemoAccounts(db: Kysely<Tables>): Promise<number> {
  const accounts = await findDemoAccounts(db);
  if (accounts.length === 0) return 0;
  const users = await db
    .updateTable('app_user')
    .set({ password_hash: null, role: 'user' })
    .where((eb) =>
      eb.or([
        eb(
          'id',
          'in',
          accounts.map(({ id }) => id ?? PLACEHOLDER_USER_ID),
        ),
        eb(
          'email',
          'in',
          accounts.map(({ email }) => email),
        ),
      ]),
    )
    .returning('id')
    .execute();
  for (const { id } of users) {
    await closeAllSessions(db, id);
    await removeAlternativeLogins(db, id);
    await db.deleteFrom('mail_token').where('user_id', '=', id).execute();
  }
  await db.deleteFrom('configuration').where('key', '=', DEMO_ACCOUNTS_KEY).execute();
  return users.length;
}
