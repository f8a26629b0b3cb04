import type { Handler } from '../../app/callHandler.ts';
import { findSessions } from '../../sessions/repository/sessions.ts';

export const listSessions: Handler<'listSessions'> = async (_, { db, user, now }) => {
  const rows = await findSessions(db, user.id, now);
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
