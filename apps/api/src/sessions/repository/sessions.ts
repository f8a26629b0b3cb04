import { type Role, uuidv7 } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { generateToken, hashToken } from '../../request/tokens.ts';
import {
  CONFIRMATION_LIFETIME_MS,
  computeOldestStart,
  computeOldestUse,
  getDeviceName,
  isSessionAlive,
  shouldRecordUse,
} from '../rules/sessionRules.ts';

export interface SessionUser {
  id: string;
  sessionId: string;
  role: Role;
  language: Language;
  isBlocked: boolean;
  hasSecondFactor: boolean;
}

export async function openSession(
  db: Kysely<Tables>,
  {
    userId,
    userAgent,
    now,
    hasSecondFactor = false,
  }: { userId: string; userAgent: string | null; now: Date; hasSecondFactor?: boolean },
): Promise<string> {
  const token = generateToken();
  await db
    .insertInto('session')
    .values({
      id: uuidv7(now),
      user_id: userId,
      token_hash: hashToken(token),
      device: getDeviceName(userAgent),
      created_at: now,
      used_at: now,
      has_second_factor: hasSecondFactor,
    })
    .execute();
  return token;
}

/** Session of a token; undefined if it is unknown or expired. Records its use. */
export async function findSession(db: Kysely<Tables>, token: string, now: Date): Promise<SessionUser | undefined> {
  const session = await db
    .selectFrom('session')
    .innerJoin('app_user', 'app_user.id', 'session.user_id')
    .select([
      'session.id',
      'session.user_id',
      'session.used_at',
      'session.created_at',
      'session.has_second_factor',
      'app_user.role',
      'app_user.language',
      'app_user.blocked_at',
    ])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (!session || !isSessionAlive(session, now)) return undefined;
  if (shouldRecordUse(session.used_at, now)) {
    await db.updateTable('session').set({ used_at: now }).where('id', '=', session.id).execute();
  }
  const { id: sessionId, user_id: id, role, language, blocked_at, has_second_factor: hasSecondFactor } = session;
  return { id, sessionId, role, language, isBlocked: blocked_at !== null, hasSecondFactor };
}

/** Stores the user's language, for mails caused by other users. */
export async function recordLanguage(db: Kysely<Tables>, userId: string, language: Language): Promise<void> {
  await db.updateTable('app_user').set({ language }).where('id', '=', userId).execute();
}

export const isSessionOpen = async (db: Kysely<Tables>, id: string): Promise<boolean> =>
  (await db.selectFrom('session').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

export async function findAliveSessions(
  db: Kysely<Tables>,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const sessions = await db
    .selectFrom('session')
    .select(['id', 'used_at', 'created_at'])
    .where(sql<boolean>`id = any(${ids}::text[]::uuid[])`)
    .execute();
  return new Set(sessions.filter((session) => isSessionAlive(session, now)).map(({ id }) => id));
}

export async function confirmSession(db: Kysely<Tables>, id: string, now: Date): Promise<void> {
  await db.updateTable('session').set({ confirmed_at: now }).where('id', '=', id).execute();
}

export async function isSessionConfirmed(db: Kysely<Tables>, id: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - CONFIRMATION_LIFETIME_MS);
  const confirmedSession = db.selectFrom('session').select('id').where('id', '=', id).where('confirmed_at', '>', since);
  return (await confirmedSession.executeTakeFirst()) !== undefined;
}

export async function recordSecondFactor(db: Kysely<Tables>, id: string): Promise<void> {
  await db.updateTable('session').set({ has_second_factor: true }).where('id', '=', id).execute();
}

export async function clearSecondFactor(db: Kysely<Tables>, userId: string): Promise<void> {
  await db.updateTable('session').set({ has_second_factor: false }).where('user_id', '=', userId).execute();
}

export async function closeSession(db: Kysely<Tables>, id: string): Promise<void> {
  await db.deleteFrom('session').where('id', '=', id).execute();
}

/** False if the session is another user's, or has ended. */
export async function closeOwnSession(db: Kysely<Tables>, userId: string, id: string): Promise<boolean> {
  const sessionDeletion = db.deleteFrom('session').where('id', '=', id).where('user_id', '=', userId);
  return (await sessionDeletion.returning('id').executeTakeFirst()) !== undefined;
}

export const findSessions = (db: Kysely<Tables>, userId: string, now: Date) =>
  db
    .selectFrom('session')
    .select(['id', 'device', 'created_at', 'used_at'])
    .where('user_id', '=', userId)
    .where('used_at', '>=', computeOldestUse(now))
    .where('created_at', '>=', computeOldestStart(now))
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export async function deleteEndedSessions(db: Kysely<Tables>, now: Date): Promise<void> {
  await db
    .deleteFrom('session')
    .where((eb) => eb.or([eb('used_at', '<', computeOldestUse(now)), eb('created_at', '<', computeOldestStart(now))]))
    .execute();
}

/** Ends all sessions and pending logins of a user, except optionally the calling session. */
export async function closeAllSessions(db: Kysely<Tables>, userId: string, except?: string): Promise<void> {
  await db.deleteFrom('login_challenge').where('user_id', '=', userId).execute();
  const userSessions = db.deleteFrom('session').where('user_id', '=', userId);
  await (except === undefined ? userSessions : userSessions.where('id', '<>', except)).execute();
}
