import type { Handler } from '../../app/bind.ts';
import { AppError } from '../../core/AppError.ts';
import { closeOwnSession, closeSessionsOf } from '../../sessions/repository/sessions.ts';
import { noteEvent } from '../repository/audit.ts';

/** Ends one of one's logins. */
export const endSession: Handler<'endSession'> = async ({ params }, { db, user, now, request }) => {
  if (!(await closeOwnSession(db, user.id, params.id))) throw new AppError({ code: 'not_found', parameter: 'id' });
  await noteEvent(db, { userId: user.id, kind: 'sessions_ended', request, now });
  return { code: 200 };
};

/** Ends all of one's logins but this one. */
export const endOtherSessions: Handler<'endOtherSessions'> = async (_, { db, user, now, request }) => {
  await closeSessionsOf(db, user.id, user.sessionId);
  await noteEvent(db, { userId: user.id, kind: 'sessions_ended', request, now });
  return { code: 200 };
};
