import { formatCairoDay, normalizeEmail, toMailbox, uuidv7 } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import { type Kysely, sql } from 'kysely';
import { AppError } from '../../core/AppError.ts';
import type { Tables } from '../../db/schema.ts';
import type { UserChange, UserRow } from '../../db/tables/account.ts';

/** Normalised for storage and comparison; the case never distinguishes mailboxes. */
export const foldEmail = (email: string): string => normalizeEmail(email).toLowerCase();

export interface NewAccount {
  name: string;
  email: string;
  /** E.164. */
  phone: string | null;
  /** Null for an account that logs in through a provider only. */
  passwordHash: string | null;
  language: Language;
  now: Date;
}

export const toNameColumns = (name: string): Pick<UserRow, 'name_ar' | 'name_en'> =>
  /\p{Script=Arabic}/u.test(name) ? { name_ar: name, name_en: null } : { name_ar: null, name_en: name };

/** Violates constraint `app_user_email`, `app_user_mailbox` or `app_user_phone` if a value is taken. */
export function insertUser(
  db: Kysely<Tables>,
  { name, email, phone, passwordHash, language, now }: NewAccount,
): Promise<UserRow> {
  return db
    .insertInto('app_user')
    .values({
      id: uuidv7(now),
      kind: 'owner',
      ...toNameColumns(name),
      email: foldEmail(email),
      mailbox: toMailbox(email),
      phone,
      profile_pic: null,
      rating: null,
      active_from: formatCairoDay(now),
      password_hash: passwordHash,
      language,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Accounts that share the mailbox of an address: the exact address first, then the mailbox's owner. */
export const findUsersByMailbox = (db: Kysely<Tables>, email: string): Promise<UserRow[]> =>
  db
    .selectFrom('app_user')
    .selectAll()
    .where((eb) => eb.or([eb('email', '=', foldEmail(email)), eb('mailbox', '=', toMailbox(email))]))
    .orderBy((eb) => eb('email', '=', foldEmail(email)), 'desc')
    .orderBy('shares_mailbox')
    .orderBy('id')
    .execute();

/** Account with exactly this address, otherwise with another spelling of its mailbox. */
export const findUserByEmail = async (db: Kysely<Tables>, email: string): Promise<UserRow | undefined> =>
  (await findUsersByMailbox(db, email))[0];

export const findUserById = (db: Kysely<Tables>, id: string): Promise<UserRow> =>
  db.selectFrom('app_user').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

export const findUsers = (db: Kysely<Tables>, ids: readonly string[]): Promise<UserRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : db.selectFrom('app_user').selectAll().where('id', 'in', ids).execute();

/** Delays the deletion of accounts until the transaction ends. False if one is deleted. */
export async function preventDeletion(tx: Kysely<Tables>, ids: readonly string[]): Promise<boolean> {
  const users = await tx
    .selectFrom('app_user')
    .select('id')
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forShare()
    .execute();
  return users.length === ids.length;
}

/**
 * Refuses a user who was deleted after the call began, and delays the deletion until the transaction ends, so that it
 * erases what the call writes.
 */
export async function assertNotDeleted(tx: Kysely<Tables>, userId: string): Promise<void> {
  if (!(await preventDeletion(tx, [userId]))) throw new AppError({ code: 'login_required' });
}

/**
 * Locks an account until the transaction ends; undefined once it is deleted. Repeat earlier checks on the returned row.
 */
export const lockUser = (tx: Kysely<Tables>, id: string): Promise<UserRow | undefined> =>
  tx
    .selectFrom('app_user')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** As `assertNotDeleted`, and serialises such changes of the user. */
export async function lockExistingUser(tx: Kysely<Tables>, id: string): Promise<void> {
  if (!(await lockUser(tx, id))) throw new AppError({ code: 'login_required' });
}

/** Replaces a hash of the same password, unless the password was changed meanwhile. Returns true on success. */
export async function replacePasswordHash(
  db: Kysely<Tables>,
  { id, from: currentHash, to: newHash }: { id: string; from: string; to: string },
): Promise<boolean> {
  const hashUpdate = db.updateTable('app_user').set({ password_hash: newHash }).where('id', '=', id);
  return (await hashUpdate.where('password_hash', '=', currentHash).returning('id').executeTakeFirst()) !== undefined;
}

/** True if another account than `id` has the number, and has confirmed it by SMS or, with `byEmail`, its email. */
export async function hasConfirmedOwner(
  db: Kysely<Tables>,
  phone: string,
  { id, byEmail }: { id?: string | undefined; byEmail: boolean },
): Promise<boolean> {
  const owners = db
    .selectFrom('app_user')
    .select('id')
    .where('phone', '=', phone)
    .where(byEmail ? 'email_verified_at' : 'phone_verified_at', 'is not', null);
  return (await owners.execute()).some((owner) => owner.id !== id);
}

export const lockUsersWithPhone = (tx: Kysely<Tables>, phone: string): Promise<UserRow[]> =>
  tx.selectFrom('app_user').selectAll().where('phone', '=', phone).orderBy('id').forUpdate().execute();

/** Updates the mailbox with the address. An account that moves to an unused mailbox no longer shares one. */
function buildMailboxChange({ email }: UserChange) {
  if (email === undefined) return {};
  const mailbox = toMailbox(email);
  return { mailbox, shares_mailbox: sql<boolean>`shares_mailbox and mailbox = ${mailbox}` };
}

/** A new number is unconfirmed. */
const buildPhoneChange = ({ phone }: UserChange) =>
  phone === undefined
    ? {}
    : { phone_verified_at: sql<Date | null>`case when phone is not distinct from ${phone} then phone_verified_at end` };

/** Violates the constraints of `insertUser` if a value is taken. */
export const updateUser = (db: Kysely<Tables>, id: string, change: UserChange): Promise<UserRow> =>
  db
    .updateTable('app_user')
    .set({ ...change, ...buildMailboxChange(change), ...buildPhoneChange(change) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
