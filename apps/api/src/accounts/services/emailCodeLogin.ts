import type { Login } from '@mashrabiya/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { UserRow } from '../../db/tables/account.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { confirmSession, findSession, type SessionUser } from '../../sessions/repository/sessions.ts';
import { recordAuditEvent } from '../repository/audit.ts';
import { findIdentities } from '../repository/identities.ts';
import { findPasskeys } from '../repository/passkeys.ts';
import { isTwoFactorOn } from '../repository/twoFactor.ts';
import { findUserByEmail, insertUser, lockUser, updateUser } from '../repository/users.ts';
import { beginSession, type LoginContext } from './finishLogin.ts';

/**
 * True if a mailed code is the account's only login method: it is confirmed, and has no password, passkey, linked
 * identity, second factor or role. A code must not replace any of those.
 */
async function hasOnlyEmailCodeLogin(db: Kysely<Tables>, user: UserRow): Promise<boolean> {
  if (user.email_verified_at === null || user.password_hash !== null || user.role !== 'user') return false;
  if ((await findPasskeys(db, user.id)).length > 0) return false;
  return (await findIdentities(db, user.id)).length === 0 && !(await isTwoFactorOn(db, user.id));
}

/** True if the owner of an address may log in by a mailed code, or has no account yet. */
export async function canLogInByEmailCode(db: Kysely<Tables>, email: string): Promise<boolean> {
  const user = await findUserByEmail(db, email);
  return user === undefined || hasOnlyEmailCodeLogin(db, user);
}

interface ConfirmedAddress {
  email: string;
  /** Name of a new account. */
  name: string;
}

async function createEmailCodeAccount(
  tx: Kysely<Tables>,
  { email, name }: ConfirmedAddress,
  { now, origin, request, language }: LoginContext,
): Promise<UserRow> {
  const { id } = await insertUser(tx, { name, email, phone: null, passwordHash: null, language, now });
  await recordAuditEvent(tx, { userId: id, kind: 'registered', request, now });
  await enqueueMail(tx, { kind: 'welcome', userId: id, to: email, origin, now });
  return updateUser(tx, id, { email_verified_at: now });
}

/**
 * Logs in the owner of a confirmed address, to a new account if there is none; undefined if the account has another
 * login method. The session counts as confirmed, so that the user can set a password.
 */
export async function loginByEmailCode(
  tx: Transaction<Tables>,
  address: ConfirmedAddress,
  context: LoginContext,
): Promise<{ login: Login; session: SessionUser } | undefined> {
  const existingUser = await findUserByEmail(tx, address.email);
  const user = existingUser ? await lockUser(tx, existingUser.id) : await createEmailCodeAccount(tx, address, context);
  if (!user || !(await hasOnlyEmailCodeLogin(tx, user))) return undefined;
  const login = await beginSession(tx, user, context);
  const session = await findSession(tx, login.token, context.now);
  if (!session) return undefined;
  await confirmSession(tx, session.sessionId, context.now);
  return { login, session };
}
