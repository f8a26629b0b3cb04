import { mailboxOf, normalEmail, uuidv7 } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { UserChange, UserRow } from '../../db/tables/account.ts';

/** An address as it is stored and compared: nobody means another mailbox by another case. */
export const foldedEmail = (email: string): string => normalEmail(email).toLowerCase();

export interface NewAccount {
  name: string;
  email: string;
  /** E.164. */
  phone: string | null;
  /** Null: it is logged in to by way of a provider. */
  passwordHash: string | null;
  language: Language;
  now: Date;
}

/** A name is kept in the script that it is written in. */
export const nameColumns = (name: string): Pick<UserRow, 'name_ar' | 'name_en'> =>
  /\p{Script=Arabic}/u.test(name) ? { name_ar: name, name_en: null } : { name_ar: null, name_en: name };

/** Stores a new account. Fails on constraint `app_user_email`, `app_user_mailbox` or `app_user_phone` when it is taken. */
export function insertUser(
  db: Kysely<Tables>,
  { name, email, phone, passwordHash, language, now }: NewAccount,
): Promise<UserRow> {
  return db
    .insertInto('app_user')
    .values({
      id: uuidv7(now),
      kind: 'owner',
      ...nameColumns(name),
      email: foldedEmail(email),
      mailbox: mailboxOf(email),
      phone,
      profile_pic: null,
      rating: null,
      active_from: now.toISOString().slice(0, 10),
      password_hash: passwordHash,
      language,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The accounts with the mailbox of an address: the one with exactly that address first, then the mailbox's owner. */
export const usersOfMailbox = (db: Kysely<Tables>, email: string): Promise<UserRow[]> =>
  db
    .selectFrom('app_user')
    .selectAll()
    .where((is) => is.or([is('email', '=', foldedEmail(email)), is('mailbox', '=', mailboxOf(email))]))
    .orderBy((order) => order('email', '=', foldedEmail(email)), 'desc')
    .orderBy('shares_mailbox')
    .orderBy('id')
    .execute();

/** The account that an address means: with exactly that address, otherwise with another spelling of its mailbox. */
export const userByEmail = async (db: Kysely<Tables>, email: string): Promise<UserRow | undefined> =>
  (await usersOfMailbox(db, email))[0];

/** The account with an id. */
export const userById = (db: Kysely<Tables>, id: string): Promise<UserRow> =>
  db.selectFrom('app_user').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/**
 * The account with an id, which nobody else changes before the transaction ends; undefined once it is deleted. What was
 * proved of an account before must be looked at again in this row.
 */
export const lockUser = (tx: Kysely<Tables>, id: string): Promise<UserRow | undefined> =>
  tx
    .selectFrom('app_user')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** Replaces a hash of a password with one of the same password, unless it was changed meanwhile. Says whether it did. */
export async function renewHash(
  db: Kysely<Tables>,
  { id, from, to }: { id: string; from: string; to: string },
): Promise<boolean> {
  const own = db.updateTable('app_user').set({ password_hash: to }).where('id', '=', id);
  return (await own.where('password_hash', '=', from).returning('id').executeTakeFirst()) !== undefined;
}

/** Whether a number is that of an account, other than `id`, whose address is confirmed; nobody else keeps it from others. */
export const isPhoneTaken = async (db: Kysely<Tables>, phone: string, id?: string): Promise<boolean> => {
  const confirmed = db
    .selectFrom('app_user')
    .select('id')
    .where('phone', '=', phone)
    .where('email_verified_at', 'is not', null);
  const owner = await confirmed.executeTakeFirst();
  return owner !== undefined && owner.id !== id;
};

/** The mailbox follows the address; an account that moves to a mailbox of its own shares none any more. */
function mailboxChange({ email }: UserChange) {
  if (email === undefined) return {};
  const mailbox = mailboxOf(email);
  return { mailbox, shares_mailbox: sql<boolean>`shares_mailbox and mailbox = ${mailbox}` };
}

/** Changes an account and gives its row. Fails on the constraints of `insertUser` when something is taken. */
export const updateUser = (db: Kysely<Tables>, id: string, change: UserChange): Promise<UserRow> =>
  db
    .updateTable('app_user')
    .set({ ...change, ...mailboxChange(change) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
