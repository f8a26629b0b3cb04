import type { Handler } from '../../app/callHandler.ts';
import { closeSession } from '../../sessions/repository/sessions.ts';

export const logout: Handler<'logout'> = async (_, { db, user }) => {
  await closeSession(db, user.sessionId);
  return { code: 200 };
};
