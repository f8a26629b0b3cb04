import { type Role, uuidv7 } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { newToken, tokenHash } from '../../request/tokens.ts';
import {
  CONFIRMED_MS,
  deviceName,
  isSessionAlive,
  isUseNoted,
  sessionBeganBefore,
  sessionEndsBefore,
} from '../rules/sessionRules.ts';

/** Who is logged in, and by which login. */
export interface LoggedIn {
  id: string;
  sessionId: string;
  role: Role;
  /** In which they last acted. */
  language: Language;
  /** Whether the moderators have blocked the person from posting. */
  isBlocked: boolean;
}

/** Begins a login and gives its token, which is stored nowhere. */
export async function openSession(
  db: Kysely<Tables>,
  { userId, userAgent, now }: { userId: string; userAgent: string | null; now: Date },
): Promise<string> {
  const token = newToken();
  await db
    .insertInto('session')
    .values({
      id: uuidv7(now),
      user_id: userId,
      token_hash: tokenHash(token),
      device: deviceName(userAgent),
      created_at: now,
      used_at: now,
    })
    .execute();
  return token;
}

/** The session of a token; undefined when it is unknown or has ended. Records its use. */
export async function sessionOf(db: Kysely<Tables>, token: string, now: Date): Promise<LoggedIn | undefined> {
  const session = await db
    .selectFrom('session')
    .innerJoin('app_user', 'app_user.id', 'session.user_id')
    .select([
      'session.id',
      'session.user_id',
      'session.used_at',
      'session.created_at',
      'app_user.role',
      'app_user.language',
      'app_user.blocked_at',
    ])
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirst();
  if (!session || !isSessionAlive(session, now)) return undefined;
  if (isUseNoted(session.used_at, now)) {
    await db.updateTable('session').set({ used_at: now }).where('id', '=', session.id).execute();
  }
  const { id: sessionId, user_id: id, role, language, blocked_at } = session;
  return { id, sessionId, role, language, isBlocked: blocked_at !== null };
}

/** Records in which language a user acts: mails that others cause follow it. */
export async function recordLanguage(db: Kysely<Tables>, userId: string, language: Language): Promise<void> {
  await db.updateTable('app_user').set({ language }).where('id', '=', userId).execute();
}

/** Whether a login has not been ended. */
export const isSessionOpen = async (db: Kysely<Tables>, id: string): Promise<boolean> =>
  (await db.selectFrom('session').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** Records that the user of a session proved again who they are. */
export async function confirmSession(db: Kysely<Tables>, id: string, now: Date): Promise<void> {
  await db.updateTable('session').set({ confirmed_at: now }).where('id', '=', id).execute();
}

/** Whether the user of a session proved a moment ago who they are. */
export async function isSessionConfirmed(db: Kysely<Tables>, id: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - CONFIRMED_MS);
  const confirmed = db.selectFrom('session').select('id').where('id', '=', id).where('confirmed_at', '>', since);
  return (await confirmed.executeTakeFirst()) !== undefined;
}

/** Ends one login. */
export async function closeSession(db: Kysely<Tables>, id: string): Promise<void> {
  await db.deleteFrom('session').where('id', '=', id).execute();
}

/** Ends a login if it is somebody's own. False when it is not, or has ended. */
export async function closeOwnSession(db: Kysely<Tables>, userId: string, id: string): Promise<boolean> {
  const ended = db.deleteFrom('session').where('id', '=', id).where('user_id', '=', userId);
  return (await ended.returning('id').executeTakeFirst()) !== undefined;
}

/** Somebody's logins that have not ended, the one used last first. */
export const sessionsOf = (db: Kysely<Tables>, userId: string, now: Date) =>
  db
    .selectFrom('session')
    .select(['id', 'device', 'created_at', 'used_at'])
    .where('user_id', '=', userId)
    .where('used_at', '>=', sessionEndsBefore(now))
    .where('created_at', '>=', sessionBeganBefore(now))
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Forgets logins that have ended by themselves. */
export async function forgetEndedSessions(db: Kysely<Tables>, now: Date): Promise<void> {
  await db
    .deleteFrom('session')
    .where((is) => is.or([is('used_at', '<', sessionEndsBefore(now)), is('created_at', '<', sessionBeganBefore(now))]))
    .execute();
}

/** Ends all logins of somebody, also half-done ones, but perhaps the one by which that is asked. */
export async function closeSessionsOf(db: Kysely<Tables>, userId: string, except?: string): Promise<void> {
  await db.deleteFrom('login_challenge').where('user_id', '=', userId).execute();
  const all = db.deleteFrom('session').where('user_id', '=', userId);
  await (except === undefined ? all : all.where('id', '<>', except)).execute();
}
