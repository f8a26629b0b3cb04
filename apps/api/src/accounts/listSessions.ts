import type { Handler } from '../app/bind.ts';
import { sessionEndsBefore } from './sessionRules.ts';

/** One's logins that have not ended. */
export const listSessions: Handler<'listSessions'> = async (_, { db, user, now }) => {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'device', 'created_at', 'used_at'])
    .where('user_id', '=', user.id)
    .where('used_at', '>=', sessionEndsBefore(now))
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return {
    data: rows.map(({ id, device, created_at, used_at }) => ({
      id,
      device,
      created_at: created_at.toISOString(),
      used_at: used_at.toISOString(),
      is_current: id === user.sessionId,
    })),
  };
};
