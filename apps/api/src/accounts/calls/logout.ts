import type { Handler } from '../../app/bind.ts';
import { closeSession } from '../../sessions/repository/sessions.ts';

/** Ends the login that the request carries. */
export const logout: Handler<'logout'> = async (_, { db, user }) => {
  await closeSession(db, user.sessionId);
  return { code: 200 };
};
