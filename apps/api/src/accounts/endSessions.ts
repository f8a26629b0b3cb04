import { AppError } from '../app/AppError.ts';
import type { Handler } from '../app/bind.ts';
import { noteEvent } from './audit.ts';
import { closeSessionsOf } from './sessions.ts';

/** Ends one of one's logins. */
export const endSession: Handler<'endSession'> = async ({ params }, { db, user, now, request }) => {
  const ended = await db
    .deleteFrom('session')
    .where('id', '=', params.id)
    .where('user_id', '=', user.id)
    .returning('id')
    .executeTakeFirst();
  if (!ended) throw new AppError({ code: 'not_found', parameter: 'id' });
  await noteEvent(db, { userId: user.id, kind: 'sessions_ended', request, now });
  return { code: 200 };
};

/** Ends all of one's logins but this one. */
export const endOtherSessions: Handler<'endOtherSessions'> = async (_, { db, user, now, request }) => {
  await closeSessionsOf(db, user.id, user.sessionId);
  await noteEvent(db, { userId: user.id, kind: 'sessions_ended', request, now });
  return { code: 200 };
};
