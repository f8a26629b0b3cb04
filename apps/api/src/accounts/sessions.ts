import { uuidv7 } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/schema.ts';
import { newToken, tokenHash } from '../request/tokens.ts';
import { deviceName, isSessionAlive, isUseNoted } from './sessionRules.ts';

/** Who is logged in, and by which login. */
export interface LoggedIn {
  id: string;
  sessionId: string;
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

/** Whose login a token is; undefined when it is nobody's, or has ended. Notes that it was used. */
export async function sessionOf(db: Kysely<Tables>, token: string, now: Date): Promise<LoggedIn | undefined> {
  const session = await db
    .selectFrom('session')
    .select(['id', 'user_id', 'used_at'])
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirst();
  if (!session || !isSessionAlive(session.used_at, now)) return undefined;
  if (isUseNoted(session.used_at, now)) {
    await db.updateTable('session').set({ used_at: now }).where('id', '=', session.id).execute();
  }
  return { id: session.user_id, sessionId: session.id };
}

/** Ends one login. */
export async function closeSession(db: Kysely<Tables>, id: string): Promise<void> {
  await db.deleteFrom('session').where('id', '=', id).execute();
}

/** Ends all logins of somebody, but perhaps the one by which that is asked. */
export async function closeSessionsOf(db: Kysely<Tables>, userId: string, except?: string): Promise<void> {
  const all = db.deleteFrom('session').where('user_id', '=', userId);
  await (except === undefined ? all : all.where('id', '<>', except)).execute();
}
